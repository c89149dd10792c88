import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Skip the questions": "Omitir las preguntas",
  "Your last answers have not arrived. Go on: they are sent again with the next ones.":
    "Sus últimas respuestas no han llegado. Continúe: se envían otra vez con las siguientes.",
  Skip: "Omitir",
  Continue: "Continuar",
  "Welcome. Who is it for?": "Bienvenida. ¿Para quién es?",
  "What do you do?": "¿A qué se dedica?",
  "What should stand in your signature?": "¿Qué debe figurar en su firma?",
  "How should it look?": "¿Qué aspecto debe tener?",
  Questions: "Preguntas",
  "Step {now} of {count}": "Paso {now} de {count}",
  "Its guide opens first when your signature is ready.": "Su guía se abre primero cuando su firma esté lista.",
  "Mail client": "Programa de correo",
  "Leave out what you like: everything can be changed later.": "Omita lo que quiera: todo se puede cambiar después.",
  "You can try every look in the editor, and change colours, type and sizes.":
    "En el editor puede probar todos los aspectos y cambiar colores, letra y tamaños.",
  "With your own words. You can try every look in the editor, and change colours, type and sizes.":
    "Con sus propias palabras. En el editor puede probar todos los aspectos y cambiar colores, letra y tamaños.",
  Look: "Aspecto",
  "Something else": "Otra cosa",
  "For myself": "Para mí",
  "One signature, in my own mails": "Una firma, en mis propios correos",
  "For my team": "Para mi equipo",
  "One look for everybody in the company": "Un mismo aspecto para toda la empresa",
  "For my clients": "Para mis clientes",
  "An agency with several companies": "Una agencia con varias empresas",
  "Who is it for?": "¿Para quién es?",
  Back: "Atrás",
  "Open the editor": "Abrir el editor",
  "Your name": "Su nombre",
  "You have begun a signature in this browser. It opens next, in the look that you choose, with its own words.":
    "Ha empezado una firma en este navegador. Se abrirá a continuación, con el aspecto que elija y con sus propias palabras.",
};
