import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Why are you leaving?": "¿Por qué se va?",
  "Your answer helps us to make Signoff better. You need not give one.":
    "Su respuesta nos ayuda a mejorar Signoff. No está obligado a darla.",
  "Delete now": "Eliminar ahora",
  "Delete my account": "Eliminar mi cuenta",
  "Do you have all that you want to keep?": "¿Tiene todo lo que quiere conservar?",
  "Delete your account?": "¿Eliminar su cuenta?",
  "Would a smaller plan do?": "¿Bastaría un plan más pequeño?",
  "What should Signoff be able to do?": "¿Qué debería saber hacer Signoff?",
  "Would a break do?": "¿Bastaría una pausa?",
  "May we help you with it?": "¿Podemos ayudarle con ello?",
  "May we put it right?": "¿Podemos arreglarlo?",
  "Do you want to take your signatures along?": "¿Quiere llevarse sus firmas?",
  "Is there anything that we can do?": "¿Hay algo que podamos hacer?",
  "Go to billing": "Ir a la facturación",
  "Write to us": "Escríbanos",
  "Your account costs nothing. If it stays, the pictures and links in mails that you have sent go on working.":
    "Su cuenta no cuesta nada. Si se conserva, las imágenes y los enlaces de los correos que ha enviado siguen funcionando.",
  "Go to the dashboard": "Ir al panel",
  "Write to us: a person answers, and nothing is decided by it.":
    "Escríbanos: responde una persona, y con ello no se decide nada.",
  "In billing you can change to a smaller plan, cancel it with a discount on offer, or end it: the account then stays for nothing.":
    "En la facturación puede pasar a un plan más pequeño, aceptar un descuento o cancelar el plan: la cuenta se conserva gratis.",
  "In billing you can pause the plan for three months: nothing is charged, and nothing is lost.":
    "En la facturación puede pausar el plan tres meses: no se cobra nada ni se pierde nada.",
  "Tell us what you miss. Perhaps it is there and hard to find, or soon to come.":
    "Díganos qué echa en falta. Quizá ya esté y cueste encontrarlo, o llegue pronto.",
  "Our guides lead through every mail program, step by step and with pictures.":
    "Nuestras guías le llevan por cada programa de correo, paso a paso y con imágenes.",
  "See the guides": "Ver las guías",
  "Tell us what happens and in which mail program. Somebody looks at it.":
    "Díganos qué ocurre y en qué programa de correo. Alguien lo mirará.",
  "Take a copy of everything: each signature is in it as HTML that other programs read.":
    "Llévese una copia de todo: cada firma está en ella como HTML que leen otros programas.",
  "Get a copy of your data": "Obtener una copia de sus datos",
  "What goes": "Lo que se elimina",
  Signatures: "Firmas",
  "Short links, which lead nowhere then": "Enlaces cortos, que dejan de llevar a ningún sitio",
  "Pictures, which become empty in mails that you have sent":
    "Imágenes, que quedan vacías en los correos que ha enviado",
  "Your profile, sign-ins, numbers and the log go too. Invoices stay for as long as the law wants, without your account.":
    "También se eliminan su perfil, sus accesos, los números y el registro. Las facturas se conservan el tiempo que exige la ley, sin su cuenta.",
  "You have paid until {date}. Your plan is cancelled, and what is left of it ends with the account.":
    "Ha pagado hasta el {date}. Su plan se cancela, y lo que quede de él termina con la cuenta.",
  "A copy of everything": "Una copia de todo",
  "Your signatures as HTML to paste, your pictures, and all that was counted.":
    "Sus firmas como HTML para pegar, sus imágenes y todo lo que se ha contado.",
  "{people, plural, one {# other person is in your team} other {# other people are in your team}}":
    "{people, plural, one {# persona más está en su equipo} other {# personas más están en su equipo}}",
  "Hand the team over first, and they keep everything. If it goes with your account, they keep their accounts and lose the signatures that they have from it. We tell them by mail.":
    "Traspase antes el equipo y lo conservarán todo. Si se elimina con su cuenta, conservan sus cuentas y pierden las firmas que tienen de él. Se lo decimos por correo.",
  "Hand the team over": "Ceder el equipo",
  "Your account goes in {days} days. Until then everything works as before, and you can keep it.":
    "Su cuenta se elimina en {days} días. Hasta entonces todo funciona como antes y puede conservarla.",
  "Delete my team too, with {people, plural, one {# other person} other {# other people}} in it":
    "Eliminar también mi equipo, con {people, plural, one {# persona más} other {# personas más}} en él",
  "Type {email} to delete your account": "Escriba {email} para eliminar su cuenta",
  "Until then everything works as before. You can keep it with one press.":
    "Hasta entonces todo funciona como antes. Puede conservarla con un clic.",
  "Let it go": "Dejar que se elimine",
  "What stops when": "Qué termina y cuándo",
  "today: all other devices are logged out": "hoy: se cierran las sesiones de los demás dispositivos",
  "today: your plan is cancelled, and nothing is charged any more":
    "hoy: su plan queda cancelado y no se cobra nada más",
  "{date}: signatures, pictures, links and numbers are erased":
    "{date}: se borran las firmas, imágenes, enlaces y números",
  "{date}: nobody can log in with this address, and it is free for a new account":
    "{date}: nadie puede entrar con esta dirección, y queda libre para una cuenta nueva",
  "A copy of everything is worth taking before that day.":
    "Merece la pena llevarse una copia de todo antes de ese día.",
};
