import type { Catalogue } from "../../languages/translate.ts";

/** Reading codes with the camera. */
export const words: Catalogue = {
  "Hold a business card's code before the camera. It is read on this device: no picture leaves it.":
    "Ponga el código de una tarjeta de visita ante la cámara. Se lee en este dispositivo: ninguna imagen sale de él.",
  Camera: "Cámara",
  "What the camera shows": "Lo que muestra la cámara",
  "Waiting for the camera": "Esperando a la cámara",
  "Use the camera": "Usar la cámara",
  "Looking for a code …": "Buscando un código …",
  "Your browser asks whether it may.": "Su navegador pregunta si puede.",
  Stop: "Parar",
  "Reading the picture …": "Leyendo la imagen …",
  "Choose a picture with a code": "Elegir una imagen con un código",
  "A photo or a screenshot.": "Una foto o una captura de pantalla.",
  "Browsers give the camera to secure pages only: open this one with https://, or choose a picture.":
    "Los navegadores solo dan la cámara a páginas seguras: abra esta con https:// o elija una imagen.",
  "There is no camera here. Choose a picture of the code instead.":
    "Aquí no hay cámara. Elija en su lugar una imagen del código.",
  "The camera is not allowed here. Allow it in your browser's settings for this page, or choose a picture.":
    "La cámara no está permitida aquí. Permítala en los ajustes del navegador para esta página o elija una imagen.",
  "The camera does not answer: another program may be using it. Close that one and try again.":
    "La cámara no responde: quizá la use otro programa. Ciérrelo e inténtelo de nuevo.",
  "No code was found in this picture. Try one in which it is larger and sharp.":
    "No se encontró ningún código en esta imagen. Pruebe una en la que sea más grande y nítido.",
  "This file cannot be read as a picture.": "Este archivo no se puede leer como imagen.",
  "What reads codes could not be loaded. Check your connection and try again.":
    "No se pudo cargar lo que lee los códigos. Compruebe su conexión e inténtelo de nuevo.",
  "What the code says": "Lo que dice el código",
  "A text": "Un texto",
  "A business card": "Una tarjeta de visita",
  "A link page": "Una página de enlaces",
  "A link to {host}": "Un enlace a {host}",
  "Open {host}": "Abrir {host}",
  "Open it": "Abrirla",
  "Save contact": "Guardar contacto",
  "It leads away from here. Open it if you know {host} and trust whoever showed you the code.":
    "Lleva fuera de aquí. Ábralo si conoce {host} y confía en quien le mostró el código.",
  "Scan another one": "Escanear otro",
  Copy: "Copiar",
  "or drop it here.": "o suéltela aquí.",
  "Your browser did not let us copy. Select the text instead.": "Su navegador no permitió copiar. Seleccione el texto.",
};
