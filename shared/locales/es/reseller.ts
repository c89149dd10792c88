import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Most signatures": "Más firmas",
  "Last active": "Últimas activas",
  "In use": "En uso",
  Archived: "Archivadas",
  "Add a company": "Añadir una empresa",
  "{name} is in use again.": "{name} vuelve a estar en uso.",
  Package: "Paquete",
  "Signatures of your package that companies have": "Firmas de su paquete que tienen las empresas",
  "Change the package": "Cambiar el paquete",
  "Your first company": "Su primera empresa",
  "Each client of yours is a company with its own signatures, people and numbers. You give it signatures of your package, and choose who administrates it.":
    "Cada cliente suyo es una empresa con sus propias firmas, personas y cifras. Usted le asigna firmas de su paquete y elige quién la administra.",
  "You administrate no company now. Whoever runs the agency can give you one.":
    "Ahora no administra ninguna empresa. Quien dirige la agencia puede asignarle una.",
  "Last activity": "Última actividad",
  "No activity yet": "Sin actividad todavía",
  "No company is archived.": "No hay ninguna empresa archivada.",
  "{count, plural, one {# company} other {# companies}} found":
    "{count, plural, one {# empresa encontrada} other {# empresas encontradas}}",
  "Nobody yet": "Nadie todavía",
  "and {count, plural, one {# more} other {# more}}": "y {count, plural, one {# más} other {# más}}",
  "{count, plural, one {# more company} other {# more companies}} loaded":
    "{count, plural, one {# empresa más cargada} other {# empresas más cargadas}}",
  Restore: "Restaurar",
  "Edit {name}": "Editar {name}",
  "Send the invitation": "Enviar la invitación",
  "Company {name} updated": "Empresa {name} actualizada",
  "Company {name} added": "Empresa {name} añadida",
  "{name} was archived.": "{name} se ha archivado.",
  "Archive company": "Archivar la empresa",
  "Archive {name}?": "¿Archivar {name}?",
  "Discard changes": "Descartar los cambios",
  "Save {count, plural, one {# change} other {# changes}}": "Guardar {count, plural, one {# cambio} other {# cambios}}",
  "Somebody else has changed this company meanwhile. What they changed is marked; what you typed is still here. Look through it, and save again.":
    "Otra persona ha cambiado esta empresa mientras tanto. Lo que cambió está marcado; lo que usted escribió sigue aquí. Revíselo y guarde de nuevo.",
  "{used} used. Up to {most} are in your package for it.": "{used} en uso. Su paquete permite hasta {most} para ella.",
  "All signatures of your package are given out.": "Todas las firmas de su paquete están asignadas.",
  "Add an administrator": "Añadir un administrador",
  "Nobody administrates this company alone. You and the administrators of the agency look after it.":
    "Nadie administra solo esta empresa. Usted y los administradores de la agencia se ocupan de ella.",
  "Nobody can open it meanwhile, and its signatures stay as they are in everybody's mails. You can restore it at any time. Its part of the package stays with it.":
    "Mientras tanto nadie puede abrirla, y sus firmas siguen igual en los correos de todos. Puede restaurarla en cualquier momento. Conserva su parte del paquete.",
  "Changed by somebody else meanwhile": "Cambiado por otra persona mientras tanto",
  "Of this company": "De esta empresa",
  "Of the whole agency": "De toda la agencia",
  Edited: "Editado",
  "Will be invited": "Se invitará",
  "Will be deleted": "Se eliminará",
  "New administrator": "Nuevo administrador",
  "Undo the change of {name}": "Deshacer el cambio de {name}",
  "Delete {name}": "Eliminar a {name}",
  "Delete the new administrator": "Eliminar el nuevo administrador",
  Administrates: "Administra",
  "What {name} may do": "Lo que puede hacer {name}",
  "What they may do": "Qué pueden hacer",
  "Please enter a whole number of at least 1.": "Escriba un número entero a partir de 1.",
  "Your package has {most, plural, one {# signature} other {# signatures}} for it.":
    "Su paquete tiene {most, plural, one {# firma} other {# firmas}} para ella.",
  "It uses {used, plural, one {# signature} other {# signatures}} now.":
    "Ahora usa {used, plural, one {# firma} other {# firmas}}.",
  "This address is here already.": "Esta dirección ya está aquí.",
  "A client of yours, with signatures, people and numbers that nobody else sees.":
    "Un cliente suyo, con firmas, personas y cifras que nadie más ve.",
  "Add the company": "Añadir la empresa",
  "All signatures of your package are given out. Enlarge it, or give another company fewer.":
    "Todas las firmas de su paquete están asignadas. Amplíelo o asigne menos a otra empresa.",
  "All signatures of the package are given out. Whoever owns the agency can enlarge it.":
    "Todas las firmas del paquete están asignadas. Quien es dueño de la agencia puede ampliarlo.",
  "{count, plural, one {# is} other {# are}} left in your package.":
    "{count, plural, one {Queda #} other {Quedan #}} en su paquete.",
  "You have {signatures, plural, one {# signature} other {# signatures}}, {given} of them are your companies'.":
    "Tiene {signatures, plural, one {# firma} other {# firmas}}; {given} son de sus empresas.",
  "More than {count}": "Más de {count}",
  "Your package now": "Su paquete ahora",
  "Companies have more": "Las empresas tienen más",
  "{price} a year": "{price} al año",
  "{price} a quarter": "{price} al trimestre",
  "Package updated to {count} signatures.": "Paquete actualizado a {count} firmas.",
  "Your package changes on {date}.": "Su paquete cambia el {date}.",
  "Packages of more than {count} signatures are made to measure.":
    "Los paquetes de más de {count} firmas se hacen a medida.",
  "They look after all companies: they add companies, give them signatures, and choose who administrates each. The package and this list are the owner's.":
    "Se ocupan de todas las empresas: añaden empresas, les asignan firmas y eligen quién administra cada una. El paquete y esta lista son del propietario.",
  "Invitation link sent.": "Enlace de invitación enviado.",
  "Admin deleted.": "Administrador eliminado.",
  "Delete admin": "Eliminar al administrador",
  "Invite an administrator": "Invitar a un administrador",
  "Nobody but you so far": "Por ahora, nadie más que usted",
  "Invite people who look after all of your companies with you. For one company alone, edit that company.":
    "Invite a personas que se ocupen con usted de todas sus empresas. Para una sola empresa, edite esa empresa.",
  "Whoever owns the agency invites administrators.": "Quien es dueño de la agencia invita a los administradores.",
  "Delete {name} as an administrator?": "¿Eliminar a {name} como administrador?",
  "They cannot open your companies any more, from this moment on. What they made stays, and so does their own account.":
    "Desde este momento ya no podrá abrir sus empresas. Lo que hizo se queda, y también su propia cuenta.",
  "Admin {username} added": "Administrador {username} añadido",
  "They are mailed a link that is good for three days, to this address alone.":
    "Recibirán un enlace por correo que vale tres días, solo en esta dirección.",
  "What they may do with signatures, pages and cards": "Lo que pueden hacer con firmas, páginas y tarjetas",
  "Admin updated.": "Administrador actualizado.",
  "It holds in all companies, from now on.": "Vale en todas las empresas desde ahora.",
  "Somebody else has changed them meanwhile. What you chose is still here: save again to have it so.":
    "Otra persona los ha cambiado mientras tanto. Lo que eligió sigue aquí: guarde de nuevo para que valga.",
  "Send {name} the invitation again": "Enviar de nuevo la invitación a {name}",
  "The people of your companies see your brand where ours stands. What you leave empty stays ours.":
    "Las personas de sus empresas ven su marca donde está la nuestra. Lo que deje vacío sigue siendo nuestro.",
  "Your brand is saved.": "Su marca está guardada.",
  "Stands in the header and on top of mails, on white, at most 32 pixels high.":
    "Está en la cabecera y encima de los correos, sobre blanco, con 32 píxeles de alto como máximo.",
  "Name and colour": "Nombre y color",
  "Mails come from it, and their sentences say it where they would say ours.":
    "Los correos llegan con este nombre, y sus frases lo dicen donde dirían el nuestro.",
  "Answers go to": "Las respuestas van a",
  "Where a mail comes from a person, answers go to them.":
    "Si un correo viene de una persona, las respuestas van a ella.",
  "Of buttons and links. Where it could not be read a shade near it stands there.":
    "De botones y enlaces. Donde no se podría leer, hay un tono cercano.",
  "Use our colour": "Usar nuestro color",
  "Line below signatures": "Línea debajo de las firmas",
  "In the place of “Made with Signoff”, on pages and business cards too.":
    "En lugar de «Made with Signoff», también en páginas y tarjetas de visita.",
  "Leads to": "Lleva a",
  "The brand was changed elsewhere meanwhile. What you have typed is still here: save again, and it counts.":
    "La marca se cambió entretanto en otro lugar. Lo que ha escrito sigue aquí: guarde otra vez y valdrá.",
  "Save brand": "Guardar marca",
  logo: "logotipo",
  "Your logo is saved.": "Su logotipo está guardado.",
  "Your logo is removed. It stays in “Pictures”.": "Su logotipo se ha quitado. Sigue en «Imágenes».",
  "Remove logo": "Quitar logotipo",
  "What people will see": "Lo que verán las personas",
  "In a company": "En una empresa",
  "In mails": "En los correos",
  "Answers go to {email}": "Las respuestas van a {email}",
  "the address of this installation": "la dirección de esta instalación",
  "This is how mails to the people of your companies look.": "Así son los correos a las personas de sus empresas.",
  "Below signatures, pages and cards": "Debajo de firmas, páginas y tarjetas",
  "Please say where it leads.": "Indique adónde lleva.",
};
