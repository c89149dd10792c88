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
  Administrator: "Administrador",
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
  "Take in a team": "Incorporar un equipo",
  "Offers that wait for an answer": "Ofertas que esperan respuesta",
  "{company} is offered to {email}": "{company} se ha ofrecido a {email}",
  "{email} is asked to bring their team": "Se ha pedido a {email} que incorpore su equipo",
  "{count, plural, one {# signature} other {# signatures}}": "{count, plural, one {# firma} other {# firmas}}",
  "can be accepted until {moment}": "se puede aceptar hasta el {moment}",
  Withdraw: "Retirar",
  "The offer was taken back.": "La oferta se ha retirado.",
  "The offer was answered, or has ended, a moment ago.": "La oferta se acaba de responder o ha caducado.",
  "Offered to {email}": "Ofrecida a {email}",
  "Offer sent to {email}.": "Oferta enviada a {email}.",
  "Hand over {company}": "Ceder {company}",
  "It leaves your agency and becomes a team of its own. Both of you have to agree: whoever you name gets a mail with a link, and has {days, plural, one {# day} other {# days}} to accept it with their password.":
    "Sale de su agencia y pasa a ser un equipo propio. Ambas partes deben estar de acuerdo: la persona que indique recibe un correo con un enlace y tiene {days, plural, one {# día} other {# días}} para aceptar con su contraseña.",
  "Everything goes along: {count, plural, one {# signature} other {# signatures}}, its people, pages, cards, links and numbers.":
    "Se lleva todo: {count, plural, one {# firma} other {# firmas}}, sus personas, páginas, tarjetas, enlaces y cifras.",
  "It is paid for {days, plural, one {# day} other {# days}} from then on. Until then its new owner chooses a plan.":
    "Desde entonces queda pagada durante {days, plural, one {# día} other {# días}}. Antes de que acaben, su nuevo propietario elige un plan.",
  "It keeps what it has.": "Conserva lo que tiene.",
  "You and your administrators cannot open it any more, and {count, plural, one {# signature comes} other {# signatures come}} back to your package.":
    "Ni usted ni sus administradores podrán abrirla, y {count, plural, one {# firma vuelve} other {# firmas vuelven}} a su paquete.",
  "Email address of the new owner": "Correo electrónico del nuevo propietario",
  "Somebody's own team becomes a company of yours. Both of you have to agree: its owner gets a mail with a link, and has {days, plural, one {# day} other {# days}} to accept it with their password.":
    "El equipo de otra persona pasa a ser una de sus empresas. Ambas partes deben estar de acuerdo: su propietario recibe un correo con un enlace y tiene {days, plural, one {# día} other {# días}} para aceptar con su contraseña.",
  "Everything of it comes along: its people, signatures, pages, cards, links and numbers.":
    "Trae todo consigo: sus personas, firmas, páginas, tarjetas, enlaces y cifras.",
  "You own it and pay for it from then on. Its owner stays in it as an admin.":
    "Desde entonces es suyo y usted lo paga. Su propietario sigue en él como administrador.",
  "Its own plan ends, and what is left of it goes back to its owner.":
    "Su propio plan termina, y lo que queda de él se devuelve a su propietario.",
  "Email address of the team's owner": "Correo electrónico del propietario del equipo",
  "{count, plural, one {# is} other {# are}} left in your package. It needs one for each that it has.":
    "En su paquete {count, plural, one {queda #} other {quedan #}}. Necesita una por cada firma que ya tiene.",
  "Hand over…": "Ceder…",
  "You have offered this company to {email}. They can accept it until {moment}.":
    "Ha ofrecido esta empresa a {email}. Puede aceptarla hasta el {moment}.",
  "Add a company from a file": "Añadir una empresa desde un archivo",
  "Everybody is in. Their signatures are being made: {count} so far.":
    "Ya están todos. Se están creando sus firmas: {count} hasta ahora.",
  "Go on": "Continuar",
  "Open {name}": "Abrir {name}",
  "{name} is there, but its designs could not be copied. {done} of {total} people are in.":
    "{name} ya existe, pero no se pudieron copiar sus diseños. Están dentro {done} de {total} personas.",
  "{name} is there, but its list could not be brought in to its end. {done} of {total} people are in.":
    "{name} ya existe, pero la lista no se pudo importar hasta el final. Están dentro {done} de {total} personas.",
  "{name} is there with {count, plural, one {# person} other {# people}}.":
    "{name} ya existe, con {count, plural, one {# persona} other {# personas}}.",
  "{count, plural, one {# signature was} other {# signatures were}} made.":
    "{count, plural, one {Se creó # firma.} other {Se crearon # firmas.}}",
  Export: "Exportación",
  "People, signatures, pages, cards, links, numbers and pictures of this company in one file. You get a mail when it is there.":
    "Personas, firmas, páginas, tarjetas, enlaces, cifras e imágenes de esta empresa en un archivo. Recibirá un correo cuando esté listo.",
  "Make a new export": "Crear una nueva exportación",
  "Make an export": "Crear una exportación",
  "Add the company with {count, plural, one {# person} other {# people}}":
    "Añadir la empresa con {count, plural, one {# persona} other {# personas}}",
  "Another company is called so already. There may be two.": "Otra empresa ya se llama así. Puede haber dos.",
  "Left empty: one for each person of the list.": "Si se deja vacío: una por cada persona de la lista.",
  "None: they make their own": "Ninguno: cada persona crea la suya",
  "Column that names a design": "Columna que indica un diseño",
  "A design is a signature of your agency. The company gets a copy of it, and everybody in it a signature that is made of it.":
    "Un diseño es una firma de su agencia. La empresa recibe una copia, y cada persona de ella, una firma creada a partir de esa copia.",
  "Mail everybody that they are invited": "Enviar a todas las personas su invitación por correo",
  "Otherwise you send the invitations from the company's members when it is time.":
    "Si no, envíe las invitaciones desde los miembros de la empresa cuando llegue el momento.",
  "The company would have {count, plural, one {# signature} other {# signatures}}, and {left, plural, =0 {none is} one {# is} other {# are}} left in your package.":
    "La empresa tendría {count, plural, one {# firma} other {# firmas}}, y en su paquete {left, plural, =0 {no queda ninguna} one {queda #} other {quedan #}}.",
  "The company gets {count, plural, one {# signature} other {# signatures}} of the {left} that are left in your package.":
    "La empresa recibe {count, plural, one {# firma} other {# firmas}} de las {left} que quedan en su paquete.",
  "{count, plural, one {# person finds} other {# people find}} no place among so many signatures. They are left out, in the order of the list.":
    "{count, plural, one {# persona no encuentra} other {# personas no encuentran}} plaza con ese número de firmas. Se omiten, en el orden de la lista.",
  "No design of yours is called {names}. Whoever has that in their row gets the design above.":
    "Ninguno de sus diseños se llama {names}. Quien lo tenga en su fila recibe el diseño de arriba.",
  "Design: {name}": "Diseño: {name}",
  "Also in {company}. Is invited all the same.": "También en {company}. Se le invita igualmente.",
  Download: "Descargar",
  "Being gathered": "En preparación",
  Deleted: "Eliminada",
  "You can leave this page.": "Puede salir de esta página.",
  "It could not be made. Please ask for it again.": "No se ha podido crear. Vuelva a pedirla.",
  "{kb} kB, {signatures, plural, one {# signature} other {# signatures}}, {pictures, plural, one {# picture} other {# pictures}}":
    "{kb} kB, {signatures, plural, one {# firma} other {# firmas}}, {pictures, plural, one {# imagen} other {# imágenes}}",
  "until {date}": "hasta el {date}",
  Design: "Diseño",
  "Without a name": "Sin nombre",
  None: "Ninguna",
  "Make a signature once, and your companies have it. When you save a change of it, their designs change too, and so do the signatures of their people.":
    "Haga una firma una vez y sus empresas la tienen. Cuando guarda un cambio, cambian también sus diseños y las firmas de sus personas.",
  "Share with companies": "Compartir con empresas",
  "No design is shared yet": "Aún no se comparte ningún diseño",
  "Choose a signature of your own team, and the companies that get it.":
    "Elija una firma de su propio equipo y las empresas que la reciben.",
  "With all companies, those that come later too": "Con todas las empresas, también con las que vengan",
  "{count, plural, one {With # company} other {With # companies}}":
    "{count, plural, one {Con # empresa} other {Con # empresas}}",
  "{done} of {total} companies have the latest state": "{done} de {total} empresas tienen el último estado",
  Change: "Cambiar",
  "See companies": "Ver empresas",
  "Stop sharing": "Dejar de compartir",
  Locked: "Bloqueado",
  "Stop sharing {name}?": "¿Dejar de compartir {name}?",
  "Each company keeps what it has, as its own and unlocked: the signatures of its people stay as they are. What you change from now on does not reach them any more.":
    "Cada empresa conserva lo que tiene, como propio y sin bloqueo: las firmas de sus personas siguen como están. Lo que cambie a partir de ahora ya no les llega.",
  "It is not shared any more.": "Ya no se comparte.",
  "No place": "Sin plaza",
  "The company has as many signatures as it may have. Give it more, and the design comes.":
    "La empresa tiene tantas firmas como puede tener. Dele más y el diseño llega.",
  Failed: "Ha fallado",
  "It could not be made. It is tried again tonight.": "No se pudo hacer. Esta noche se intenta otra vez.",
  "On its way": "En camino",
  "It comes within moments.": "Llega en unos momentos.",
  "The company has it as you have it.": "La empresa lo tiene como lo tiene usted.",
  "Changed there": "Cambiado allí",
  "The company has changed its copy, which does not follow yours any more.":
    "La empresa ha cambiado su copia, que ya no sigue la suya.",
  "Deleted there": "Eliminado allí",
  "The company has deleted its copy.": "La empresa ha eliminado su copia.",
  "It comes once the company is in use again.": "Llega cuando la empresa vuelva a estar en uso.",
  "Share {name} with companies": "Compartir {name} con empresas",
  "Which design?": "¿Qué diseño?",
  "One of the signatures of your own team. Its look is passed on, and people keep their own details.":
    "Una de las firmas de su propio equipo. Se transmite su aspecto y cada persona conserva sus datos.",
  Continue: "Continuar",
  "There is no signature that is not shared already.": "No hay ninguna firma que no se comparta ya.",
  "There are more: search for a name.": "Hay más: busque un nombre.",
  "It is shared, and on its way to your companies.": "Está compartido y en camino hacia sus empresas.",
  Save: "Guardar",
  Share: "Compartir",
  "Somebody else has changed this meanwhile. Close the dialog and look again.":
    "Entretanto otra persona lo ha cambiado. Cierre el diálogo y vuelva a mirar.",
  "Who gets it": "Quién lo recibe",
  "Some companies": "Algunas empresas",
  "Also companies that you add later. In each it counts as one of its signatures.":
    "También las empresas que añada después. En cada una cuenta como una de sus firmas.",
  "Companies that do not get it any more keep what they have, as their own and unlocked.":
    "Las empresas que ya no lo reciben conservan lo que tienen, como propio y sin bloqueo.",
  "Nobody in a company changes or deletes it. What a company has changed of it before is replaced by yours.":
    "Nadie en una empresa lo cambia ni lo elimina. Lo que una empresa haya cambiado antes se sustituye por lo suyo.",
  "A company may change its copy, which does not follow yours any more then.":
    "Una empresa puede cambiar su copia, que entonces ya no sigue la suya.",
  "Locked in the signatures of people": "Bloqueado en las firmas de las personas",
  "What is switched on nobody in a company can change in a signature that follows it.":
    "Lo que está activado no lo puede cambiar nadie de una empresa en una firma que lo sigue.",
  "What is switched on people cannot change in their signature; those who manage the company can.":
    "Lo que está activado las personas no lo pueden cambiar en su firma; quienes gestionan la empresa, sí.",
  "{count, plural, one {# company is} other {# companies are}} chosen.":
    "{count, plural, one {# empresa elegida} other {# empresas elegidas}}.",
  "There are no more than that.": "No hay más.",
  "{name} in companies": "{name} en empresas",
  "No company.": "Ninguna empresa.",
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
  "You can give only what you may do yourself.": "Solo puede conceder lo que usted mismo puede hacer.",
  "A company that you hand over becomes a team of its own with everything that it has. What was sent goes on to show.":
    "La empresa que usted entrega pasa a ser un equipo propio con todo lo que tiene. Lo que se envió se sigue mostrando.",
  "No company is left to hand over": "No queda ninguna empresa por entregar",
  "Its new owner chooses a plan for it.": "Su nuevo propietario elige un plan para ella.",
  "Those that are offered, given away or archived are not in this list.":
    "Las ofrecidas, entregadas o archivadas no están en esta lista.",
};
