import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Sign with mouse, finger or pen, and download your handwriting with a transparent ground. Free, and without an account.":
    "Firme con ratón, dedo o lápiz y descargue su letra con fondo transparente. Gratis y sin cuenta.",
  "Write your name in a handwriting font": "Escribir su nombre con una letra manuscrita",
  "Download PNG": "Descargar PNG",
  "Download SVG": "Descargar SVG",
  "Sign first; then it can be downloaded or used.": "Firme primero; después se puede descargar o usar.",
  "Your name in handwriting": "Su nombre a mano",
  "Type your name, choose one of ten hands, and download it with a transparent ground. Free, and without an account.":
    "Escriba su nombre, elija una de diez letras y descárguelo con fondo transparente. Gratis y sin cuenta.",
  "Draw your own handwriting": "Dibujar su propia letra",
  "Type your name first; then it can be downloaded or used.":
    "Escriba primero su nombre; después se puede descargar o usar.",
  "Sign on the pad": "Firme en el recuadro",
  "A finger on a phone or a pen on a tablet comes closest to paper. Every stroke can be taken back.":
    "Un dedo en el teléfono o un lápiz en la tableta es lo más parecido al papel. Cada trazo se puede deshacer.",
  "Choose pen and ink": "Elija trazo y tinta",
  "Width and colour change what is drawn already. Dark ink reads best in mails.":
    "El grosor y el color cambian también lo ya dibujado. La tinta oscura se lee mejor en los correos.",
  "Take it with you": "Lléveselo",
  "As a transparent PNG for mails and documents, as an SVG for print, or straight above your email signature.":
    "Como PNG transparente para correos y documentos, como SVG para imprimir o directamente sobre su firma de correo.",
  "Is my handwriting stored here?": "¿Se guarda aquí mi letra?",
  "No. Your strokes are sent to this server, which draws the picture, keeps it for at most ten minutes in case you ask for the same one again, and forgets it. Only what you save with an email signature is kept.":
    "No. Sus trazos se envían a este servidor, que dibuja la imagen, la conserva como mucho diez minutos por si pide la misma otra vez y la olvida. Solo se guarda lo que guarde con una firma de correo.",
  "PNG or SVG: which one do I take?": "PNG o SVG: ¿cuál elijo?",
  "PNG for mails, letters and PDF forms: every program shows it. SVG for print and large sizes: it stays sharp however large it gets, but mail programs do not show it. Both have a transparent ground.":
    "PNG para correos, cartas y formularios PDF: todos los programas lo muestran. SVG para imprimir y tamaños grandes: se mantiene nítido a cualquier tamaño, pero los programas de correo no lo muestran. Ambos tienen fondo transparente.",
  "Is a drawn signature legally binding?": "¿Tiene validez legal una firma dibujada?",
  "It is a picture of your handwriting and shows your intention, no more. Where the law or a contract asks for an electronic signature, use a signing service that also proves who signed and when.":
    "Es una imagen de su letra y muestra su intención, nada más. Donde la ley o un contrato pidan una firma electrónica, use un servicio de firma que también demuestre quién firmó y cuándo.",
  "My lines shake. What helps?": "Mis líneas tiemblan. ¿Qué ayuda?",
  "Draw larger and faster than on paper: the picture is made smaller later, and the pen smooths quick strokes. On a computer, open this page on your phone and use a finger.":
    "Dibuje más grande y más rápido que en papel: la imagen se reduce después y el trazo suaviza los movimientos rápidos. En un ordenador, abra esta página en el teléfono y use el dedo.",
  "Type your name": "Escriba su nombre",
  "As you sign: the full name, initials, or the first name only.":
    "Como firma: el nombre completo, las iniciales o solo el nombre de pila.",
  "Choose a hand": "Elija una letra",
  "Ten hands, from a schoolbook script to a doctor's scrawl, each with your own name in it.":
    "Diez letras, de la caligrafía escolar al garabato de médico, cada una con su propio nombre.",
  "As a transparent PNG, twice as fine as it is shown, or straight above your email signature.":
    "Como PNG transparente, el doble de fino de lo que se ve, o directamente sobre su firma de correo.",
  "Why a picture and not simply a font?": "¿Por qué una imagen y no simplemente una fuente?",
  "A mail only shows fonts that its reader has, and nobody has a handwriting font of yours. A picture looks the same for everybody.":
    "Un correo solo muestra fuentes que tiene su lector, y nadie tiene la suya manuscrita. Una imagen se ve igual para todos.",
  "May I use it for my business?": "¿Puedo usarla en mi negocio?",
  "Yes. All ten hands are open fonts whose licences allow pictures of words for any purpose, without naming anybody.":
    "Sí. Las diez letras son fuentes abiertas cuyas licencias permiten imágenes de palabras para cualquier fin, sin nombrar a nadie.",
  "Which letters are there?": "¿Qué letras hay?",
  "Latin letters in every hand. Greek, Cyrillic, Hebrew, Arabic, Devanagari and Thai are written by a hand of their own script. A letter that no hand knows is named below it; for all other scripts there is the drawing pad.":
    "Letras latinas en todas. El griego, el cirílico, el hebreo, el árabe, el devanagari y el tailandés los escribe una mano de su propia escritura. Una letra que ninguna mano conoce se nombra debajo; para las demás escrituras está el recuadro de dibujo.",
  "Is it my real signature?": "¿Es mi firma de verdad?",
  "It is your name in somebody else's handwriting: friendly at the end of a mail, worthless on a contract. Your own hand can be drawn with mouse, finger or pen.":
    "Es su nombre con la letra de otra persona: amable al final de un correo, sin valor en un contrato. Su propia letra se puede dibujar con ratón, dedo o lápiz.",
  "Use in my email signature": "Usar en mi firma de correo",
  "Saved in your downloads.": "Guardado en sus descargas.",
  "This tool needs JavaScript, which is switched off in your browser.":
    "Esta herramienta necesita JavaScript, que está desactivado en su navegador.",
  "How it goes": "Cómo funciona",
  "More tools": "Más herramientas",
  "See examples of email signatures": "Ver ejemplos de firmas de correo",
  "Questions people ask": "Preguntas frecuentes",
  "Type your sign": "Escriba su rúbrica",
  "Sign here with mouse, finger or pen": "Firme aquí con ratón, dedo o lápiz",
  "Empty pad": "Superficie vacía",
  "Your sign so far, strokes: {count}": "Su rúbrica hasta ahora, trazos: {count}",
  "Undo stroke": "Deshacer trazo",
  Clear: "Borrar",
  "No mouse or pen at hand?": "¿No tiene ratón ni lápiz a mano?",
  "Pen width": "Grosor del lápiz",
  Ink: "Tinta",
  "Use {color}": "Usar {color}",
  "Your name, as you sign": "Su nombre, tal como firma",
  Handwriting: "Escritura a mano",
  Size: "Tamaño",
  "In your mails": "En sus correos",
  "Drawing {name}": "Dibujando {name}",
  "Not drawn": "Sin dibujar",
  "Has no {letters}": "No tiene {letters}",
};
