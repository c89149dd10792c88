import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Email signature examples: {profession}": "Ejemplos de firmas de correo: {profession}",
  "Each one is a real signature, drawn as mail clients show it. Choose one and put your own words in their place; nothing of the sample stays.":
    "Cada una es una firma real, dibujada como la muestran los programas de correo. Elija una y ponga sus propias palabras; del ejemplo no queda nada.",
  Profession: "Profesión",
  "All professions": "Todas las profesiones",
  "Use this design": "Usar este diseño",
  "Use this design: {profession}, {style}": "Usar este diseño: {profession}, {style}",
  "This page is empty in this version of Signoff.": "Esta página está vacía en esta versión de Signoff.",
  Teal: "Verde azulado",
  Blue: "Azul",
  Violet: "Violeta",
  Pink: "Rosa",
  Red: "Rojo",
  Green: "Verde",
  "Email signatures that arrive <line>as designed</line>":
    "Firmas de correo que llegan tal como <line>se diseñaron</line>",
  "Type your details, pick a layout, copy it into your mail client. What you see here is what your recipients get, in light and in dark mode.":
    "Escriba sus datos, elija una disposición y cópiela en su programa de correo. Lo que ve aquí es lo que reciben sus destinatarios, en modo claro y en modo oscuro.",
  "Try it": "Pruébelo",
  "Your name": "Su nombre",
  "Your role": "Su cargo",
  Colour: "Color",
  "No account needed to start.": "Para empezar no hace falta cuenta.",
  "to Anna Keller": "para Anna Keller",
  "Notes from this morning": "Notas de esta mañana",
  "Signature of {name}": "Firma de {name}",
  "Signature of a sample person": "Firma de una persona de ejemplo",
  "{layouts} layouts, {designs} designs, in every mail client":
    "{layouts} disposiciones, {designs} diseños, en todos los programas de correo",
  "{freeLayouts} layouts and the {freeDesigns} designs made of them are free. All the others can be tried without an account and are saved with a paid plan. Switch at any time: your words stay.":
    "{freeLayouts} disposiciones y los {freeDesigns} diseños hechos con ellas son gratis. Todas las demás se pueden probar sin cuenta y se guardan con un plan de pago. Cambie cuando quiera: sus palabras se mantienen.",
  Style: "Estilo",
  All: "Todo",
  Free: "Gratis",
  Designs: "Diseños",
  "Earlier designs": "Diseños anteriores",
  "More designs": "Más diseños",
  "{count, plural, one {# design} other {# designs}}": "{count, plural, one {# diseño} other {# diseños}}",
  "{banners} banners to fill in": "{banners} banners para rellenar",
  "An event, an open position, greetings of the season: write your own words, choose your colours, and the picture is drawn for you. Everybody can try them, the paid plans save them.":
    "Un evento, una vacante, una felicitación de temporada: escriba sus propias palabras, elija sus colores y la imagen se dibuja por usted. Todo el mundo puede probarlos; los planes de pago los guardan.",
  "Three steps": "Tres pasos",
  "Made for the mail clients people use": "Hecho para los programas de correo que usa la gente",
  "Signatures are plain tables with inline styles, the one thing every mail client understands. Copy once, paste into the signature settings of:":
    "Las firmas son tablas sencillas con estilos en línea, lo único que entiende todo programa de correo. Copie una vez y pegue en los ajustes de firma de:",
  "Yours to run, for a team or an agency": "En su propio servidor, para un equipo o una agencia",
  "Signoff is open source under the MIT licence. It starts on a laptop with one command and nothing else installed, and the same code runs on several servers. Names, pictures and clicks stay on your machines.":
    "Signoff es código abierto con licencia MIT. Se inicia en un portátil con un solo comando y sin instalar nada más, y el mismo código funciona en varios servidores. Nombres, imágenes y clics se quedan en sus máquinas.",
  "One command, no database to set up": "Un comando, ninguna base de datos que configurar",
  "Pictures and short links from your own address": "Imágenes y enlaces cortos desde su propia dirección",
  "Works without any third party": "Funciona sin terceros",
  "Sent from my …": "Enviado desde mi …",
  "Questions people ask": "Preguntas frecuentes",
  "Sample signature of {name}": "Firma de ejemplo de {name}",
  Design: "Diseño",
  "Fill in your details and choose layout, font and colours. Every keystroke shows at once.":
    "Rellene sus datos y elija disposición, fuente y colores. Cada tecla se ve al instante.",
  Save: "Guardar",
  "Create an account when you are happy with it, not before. What you typed is kept.":
    "Cree una cuenta cuando le guste el resultado, no antes. Lo que ha escrito se conserva.",
  Paste: "Pegar",
  "Press Copy, open your mail client's signature settings and paste. Done.":
    "Pulse Copiar, abra los ajustes de firma de su programa de correo y pegue. Listo.",
  "What is free?": "¿Qué es gratis?",
  "One signature per account, in any of {freeLayouts} layouts or {freeDesigns} designs made of them, with your photo, contact lines and social links.":
    "Una firma por cuenta, en cualquiera de las {freeLayouts} disposiciones o de los {freeDesigns} diseños hechos con ellas, con su foto, líneas de contacto y enlaces a redes.",
  "Do I need an account to try it?": "¿Necesito una cuenta para probarlo?",
  "No. Design your signature first; an account is needed only to save it, because its pictures need a home that mail clients can reach.":
    "No. Diseñe primero su firma; la cuenta solo hace falta para guardarla, porque sus imágenes necesitan un sitio al que lleguen los programas de correo.",
  "Will it look the same in every mail client?": "¿Se verá igual en todos los programas de correo?",
  "It is built from the few things all of them support, and each layout is checked against a list of known client bugs. Fonts fall back to a similar one where a client lacks them.":
    "Está hecha con lo poco que todos admiten, y cada disposición se comprueba con una lista de errores conocidos de los programas. Si a un programa le falta una fuente, usa una parecida.",
  "What happens to mails I have already sent?": "¿Qué pasa con los correos que ya he enviado?",
  "They keep looking as they were. A picture never changes behind its address, so editing your signature does not touch old mails.":
    "Siguen viéndose como estaban. Una imagen nunca cambia bajo su dirección, así que editar su firma no afecta a los correos antiguos.",
  "Are my recipients tracked?": "¿Se rastrea a mis destinatarios?",
  "Clicks on the links of your signature can be counted, without cookies and without storing addresses of readers. You can switch this off for each signature.":
    "Se pueden contar los clics en los enlaces de su firma, sin cookies y sin guardar direcciones de los lectores. Puede desactivarlo en cada firma.",
  "An event, an open position, greetings of the season: write your own words, choose your colours, and the picture is drawn for you.":
    "Un evento, una vacante, saludos de temporada: escriba sus propias palabras, elija sus colores, y la imagen se dibuja para usted.",
  "All of them can be tried without an account. Switch at any time: your words stay.":
    "Todos se pueden probar sin cuenta. Cambie cuando quiera: sus palabras se quedan.",
  "One link for everything else": "Un enlace para todo lo demás",
  "Every account has a link page and a business card. All your links stand behind one address, your contact is in somebody’s phone with one tap, and your signature leads to both, with a code to scan. Name, photo and numbers are typed once.":
    "Cada cuenta tiene una página de enlaces y una tarjeta de visita. Todos sus enlaces están tras una dirección, su contacto llega a otro teléfono con un toque, y su firma lleva a ambas, con un código para escanear. Nombre, foto y números se escriben una vez.",
  "Make a link page": "Crear una página de enlaces",
  "Make a business card": "Crear una tarjeta de visita",
  "Book a meeting": "Reservar una cita",
  "Save my contact": "Guardar mi contacto",
};
