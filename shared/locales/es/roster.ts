import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Up to date": "Al día",
  Reading: "Leyendo",
  "Waits for you": "Espera su respuesta",
  "Not readable": "No legible",
  "The directory refuses us. Whoever runs this installation has to look at its key and what it may read.":
    "El directorio nos rechaza. Quien gestiona esta instalación debe revisar su clave y sus permisos de lectura.",
  "The directory could not be reached. It is tried again at night.":
    "No se pudo acceder al directorio. Se volverá a intentar por la noche.",
  "The directory has more people than we read.": "El directorio tiene más personas de las que leemos.",
  "The directory answers something that we do not understand. It is tried again at night.":
    "El directorio responde algo que no entendemos. Se volverá a intentar por la noche.",
  "This directory fills your team every night: new people are invited, what it says of them is brought up to date, and who leaves it leaves the team.":
    "Este directorio llena su equipo cada noche: se invita a las personas nuevas, se actualizan sus datos y quien sale de él deja el equipo.",
  "Take {count, plural, one {# person} other {# people}} out":
    "Sacar a {count, plural, one {# persona} other {# personas}}",
  "{count, plural, one {# person is} other {# people are}} not in the directory any more, of {of} who came from it. Are they really to leave the team?":
    "{count, plural, one {# persona ya no está} other {# personas ya no están}} en el directorio, de {of} que venían de él. ¿De verdad deben dejar el equipo?",
  "Read it now": "Leerlo ahora",
  "In the directory": "En el directorio",
  Changed: "Cambiadas",
  "Taken out": "Retiradas",
  "Without a seat": "Sin plaza",
  "Read last on {moment}": "Última lectura: {moment}",
  "Take the list with you": "Llevarse la lista",
  "All members with what is known of them, their status and their signature, as a file for spreadsheets. Change it there and bring it in again.":
    "Todos los miembros con sus datos, su estado y su firma, como archivo para hojas de cálculo. Cámbielo allí y vuelva a importarlo.",
  "Download members as CSV": "Descargar los miembros como CSV",
  "Bring in a list": "Importar una lista",
  "A CSV file with one person in each row, up to {most} of them. It is only looked at first: nothing changes and nobody is mailed until you say so.":
    "Un archivo CSV con una persona por fila, hasta {most}. Primero solo se revisa: nada cambia y nadie recibe un correo hasta que usted lo diga.",
  "Looking at the list …": "Revisando la lista …",
  "Choose another file": "Elegir otro archivo",
  "Choose a CSV file": "Elegir un archivo CSV",
  "Excel, Google Sheets and most programs for people write such files.":
    "Excel, Hojas de cálculo de Google y la mayoría de los programas de personal crean estos archivos.",
  "Look again": "Revisar de nuevo",
  "Change what is known of people who are in the team": "Cambiar los datos de quienes ya están en el equipo",
  "An empty cell changes nothing. What people have written into their own signature stays.":
    "Una celda vacía no cambia nada. Lo que cada persona ha escrito en su propia firma se queda.",
  "There is nothing to bring in from this list.": "No hay nada que importar de esta lista.",
  "{count, plural, one {# person finds} other {# people find}} no seat: {free, plural, =0 {none is} one {# is} other {# are}} free. They are left out, in the order of the list.":
    "{count, plural, one {# persona no encuentra} other {# personas no encuentran}} plaza: {free, plural, =0 {no queda ninguna} one {queda #} other {quedan #}}. Se quedan fuera, en el orden de la lista.",
  "Change {count, plural, one {# person} other {# people}}":
    "Cambiar {count, plural, one {# persona} other {# personas}}",
  "Invite {count, plural, one {# person} other {# people}}":
    "Invitar a {count, plural, one {# persona} other {# personas}}",
  "Invite {invited} and change {changed}": "Invitar a {invited} y cambiar {changed}",
  "{count, plural, one {# person gets a mail} other {# people get a mail each}} with an invitation, which works for {hours} hours.":
    "{count, plural, one {# persona recibe un correo} other {# personas reciben un correo cada una}} con una invitación que vale {hours} horas.",
  "or drop it here.": "o suéltela aquí.",
  "What the columns are": "Qué son las columnas",
  "It is remembered for your next list.": "Se recuerda para su próxima lista.",
  "Without a heading": "Sin encabezado",
  Empty: "Vacía",
  "What “{header}” is": "Qué es «{header}»",
  "First name": "Nombre de pila",
  "Last name": "Apellidos",
  "Leave out": "Omitir",
  New: "Nueva",
  "Same as before": "Igual que antes",
  "The owner": "El titular",
  "There is no email address.": "No hay dirección de correo.",
  "A text is too long.": "Un texto es demasiado largo.",
  "A text has more than one line.": "Un texto tiene más de una línea.",
  "That would be more facts of your own than one person can have.":
    "Serían más datos propios de los que puede tener una persona.",
  "There are more cells than headings. Is a quotation mark missing?":
    "Hay más celdas que encabezados. ¿Falta una comilla?",
  "Column: {column}": "Columna: {column}",
  "Bringing in the list: {done} of {total}": "Importando la lista: {done} de {total}",
  "You can leave this page: it goes on by itself.": "Puede dejar esta página: continúa por sí solo.",
  "See the members": "Ver los miembros",
  "Bring in another list": "Importar otra lista",
  "The list could not be brought in to its end. Look at it again: what is done already stays.":
    "La lista no se pudo importar hasta el final. Revísela de nuevo: lo que ya está hecho se queda.",
  "{count, plural, =0 {Nobody was invited.} one {# person was invited.} other {# people were invited.}}":
    "{count, plural, =0 {No se ha invitado a nadie.} one {Se ha invitado a # persona.} other {Se ha invitado a # personas.}}",
  "{count, plural, one {# person was changed.} other {# people were changed.}}":
    "{count, plural, one {Se ha cambiado # persona.} other {Se han cambiado # personas.}}",
  "{count, plural, one {# person} other {# people}} found no seat: others were faster.":
    "{count, plural, one {# persona no ha} other {# personas no han}} encontrado plaza: otros fueron más rápidos.",
  "What becomes of each row": "Qué pasa con cada fila",
  "Rows to show": "Filas que se muestran",
  "Show more of {count}": "Mostrar más de {count}",
  Line: "Línea",
  "No address": "Sin dirección",
  "Own fact: {name}": "Dato propio: {name}",
  "{count, plural, one {# row} other {# rows}}": "{count, plural, one {# fila} other {# filas}}",
};
