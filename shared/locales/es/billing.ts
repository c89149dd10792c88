import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "For one person, or a few who work together: up to five people.":
    "Para una persona, o unas pocas que trabajan juntas: hasta cinco personas.",
  "For more than five people: the same for everybody, at a lower price for each.":
    "Para más de cinco personas: lo mismo para todas, a un precio menor por persona.",
  "Agency Hub": "Agency Hub",
  "For agencies that look after the signatures of their clients: one plan, many companies.":
    "Para agencias que cuidan las firmas de sus clientes: un plan, muchas empresas.",
  "On your invoices": "En sus facturas",
  "Stands on invoices from now on. Those that are written stay as they are.":
    "Aparece en las facturas a partir de ahora. Las ya emitidas quedan como están.",
  "Name or company": "Nombre o empresa",
  Address: "Dirección",
  Country: "País",
  "Tax ID": "Identificación fiscal",
  "Such as a VAT number": "Por ejemplo, un número de IVA",
  Save: "Guardar",
  Saved: "Guardado",
  Professional: "Profesional",
  "Not active": "No activo",
  "Active (payment failed)": "Activo (pago fallido)",
  "Cancelled (active to {date})": "Cancelado (activo hasta el {date})",
  Terminated: "Terminado",
  Unknown: "Desconocido",
  "One-time purchase": "Compra única",
  Lifetime: "De por vida",
  Expired: "Caducado",
  Paid: "De pago",
  Pending: "Pendiente",
  Failed: "Ha fallado",
  "Payment method": "Medio de pago",
  "Change card": "Cambiar la tarjeta",
  "Add a card": "Añadir una tarjeta",
  "None is kept.": "No hay ninguno guardado.",
  "Valid until {date}": "Válida hasta {date}",
  "{brand} ending in {last4}": "{brand} terminada en {last4}",
  Invoices: "Facturas",
  "None yet. Each payment has its invoice here.": "Todavía ninguna. Cada pago tiene aquí su factura.",
  "{count, plural, one {# invoice} other {# invoices}} shown":
    "{count, plural, one {# factura mostrada} other {# facturas mostradas}}",
  "Load more": "Cargar más",
  "Credit note {number}": "Factura rectificativa {number}",
  "Invoice {number}": "Factura {number}",
  "{amount} went back to you": "Se le devolvieron {amount}",
  PDF: "PDF",
  "One signature, bought once": "Una firma, comprada una vez",
  "{plan}, for up to {count, plural, one {# person} other {# people}}, paid yearly":
    "{plan}, para hasta {count, plural, one {# persona} other {# personas}}, pago anual",
  "{plan}, for up to {count, plural, one {# person} other {# people}}, paid quarterly":
    "{plan}, para hasta {count, plural, one {# persona} other {# personas}}, pago trimestral",
  "Your plan": "Su plan",
  "We look after your plan together. Write to us to change it.":
    "De su plan nos ocupamos juntos. Escríbanos para cambiarlo.",
  "Write to us": "Escríbanos",
  "Change plan": "Cambiar de plan",
  "Choose a plan": "Elegir un plan",
  "Lifetime plan": "Plan de por vida",
  "A signature bought once": "Una firma comprada una vez",
  Free: "Gratis",
  Plan: "Plan",
  "Next payment": "Próximo pago",
  "{amount} on {date}": "{amount} el {date}",
  "From {date}": "Desde el {date}",
  "Trial until": "Prueba hasta",
  "Paused until": "En pausa hasta",
  "Editable until": "Editable hasta",
  Credit: "Saldo a favor",
  "{amount}, which comes off your next payments": "{amount}, que se descuentan de sus próximos pagos",
  "{used} of {seats, plural, one {# seat} other {# seats}}":
    "{used} de {seats, plural, one {# plaza} other {# plazas}}",
  "All are taken": "Todas están ocupadas",
  "{count, plural, one {# is free} other {# are free}}": "{count, plural, one {# libre} other {# libres}}",
  "The payment of {date} did not go through. Everything keeps working until {end}; after that your signatures, pages and cards stop.":
    "El pago del {date} no se completó. Todo sigue funcionando hasta el {end}; después se detienen sus firmas, páginas y tarjetas.",
  "Pay now": "Pagar ahora",
  "You have cancelled. Everything stays until {date}; after that your signatures, pages and cards stop.":
    "Ha cancelado. Todo sigue igual hasta el {date}; después se detienen sus firmas, páginas y tarjetas.",
  "Take it back": "Deshacer el cambio",
  "From {date} your plan pauses: nothing is charged, and you have the free plan until {end}.":
    "Desde el {date} su plan está en pausa: no se cobra nada y tiene el plan gratuito hasta el {end}.",
  "Your plan is paused. It continues on {date}.": "Su plan está en pausa. Continúa el {date}.",
  "Your plan is paused. It continues on {date}, for {amount}.":
    "Su plan está en pausa. Continúa el {date}, por {amount}.",
  "Go on now": "Continuar ahora",
  "You can try everything until {date}. Nothing is charged by itself.":
    "Puede probarlo todo hasta el {date}. Nada se cobra por sí solo.",
  "Your plan has ended: your signatures, pages and cards do not show. They are back within a minute of paying.":
    "Su plan ha terminado: sus firmas, páginas y tarjetas no se muestran. Vuelven un minuto después de pagar.",
  "Your signature works as it is. To change it, choose a plan, or buy it once more.":
    "Su firma funciona tal como está. Para cambiarla, elija un plan o cómprela otra vez.",
  "You can change your signature until {date}. After that it works as it is.":
    "Puede cambiar su firma hasta el {date}. Después funciona tal como está.",
  "There is nothing more to pay. More places come with a larger tier in the marketplace.":
    "No hay nada más que pagar. Más plazas vienen con un nivel mayor en el mercado.",
  "Manage in the marketplace": "Gestionar en el mercado",
  "Your plan was set up by whoever runs this Signoff. What it includes stays.":
    "Su plan lo configuró quien administra este Signoff. Lo que incluye se mantiene.",
  "Sandbox payments: nothing is charged.": "Pagos de prueba: no se cobra nada.",
  "This payment cannot be found": "Este pago no se encuentra",
  "See your plan": "Ver su plan",
  "The payment is still open": "El pago sigue abierto",
  "Nothing was charged, and your work is kept. Go on with it, or choose again.":
    "No se ha cobrado nada y su trabajo está guardado. Continúe con él, o elija de nuevo.",
  "Go on with the payment": "Continuar con el pago",
  "Choose again": "Elegir de nuevo",
  "The payment was declined": "El pago fue rechazado",
  "Nothing was charged, and nothing is lost. Try another card, or ask your bank.":
    "No se ha cobrado nada y no se ha perdido nada. Pruebe otra tarjeta o pregunte a su banco.",
  "The page of payment has closed": "La página de pago se ha cerrado",
  "It stays open for an hour. Nothing was charged, and nothing is lost.":
    "Permanece abierta una hora. No se ha cobrado nada y no se ha perdido nada.",
  "Your payment goes back to you": "Se le devuelve su pago",
  "{amount} were paid, but your plan had changed meanwhile, so that it could not be given. You get all of it back; your bank may take some days.":
    "Se pagaron {amount}, pero entretanto su plan había cambiado y no se pudo dar el nuevo. Se le devuelve todo; su banco puede tardar unos días.",
  "It takes longer than usual": "Tarda más de lo habitual",
  "Your payment is on its way, and you are not charged twice. We mail you as soon as it is there.":
    "Su pago está en camino y no se le cobra dos veces. Le escribimos en cuanto llegue.",
  "Look again": "Revisar de nuevo",
  "Waiting for the payment": "Esperando el pago",
  "Your payment is being confirmed": "Su pago se está confirmando",
  "One moment": "Un momento",
  "This page goes on by itself.": "Esta página continúa por sí sola.",
  "Your change is noted": "Su cambio está anotado",
  "Your payment method is changed": "Su medio de pago ha cambiado",
  "Thank you. It is yours now": "Gracias. Ya es suyo",
  "What comes": "Lo que viene",
  "What you have now": "Lo que tiene ahora",
  "The next payments are made with it.": "Los próximos pagos se hacen con él.",
  "Back to billing": "Volver a la facturación",
  "Go back to your work": "Volver a su trabajo",
  "It begins on {date}. Until then all stays as it is, and nothing is charged.":
    "Empieza el {date}. Hasta entonces todo sigue igual y no se cobra nada.",
  "It begins when what you have paid for is over. Nothing is charged until then.":
    "Empieza cuando termine lo que ha pagado. Hasta entonces no se cobra nada.",
  "{amount} were paid. The invoice is on its way to you by mail.":
    "Se pagaron {amount}. La factura le llega por correo.",
  "Nothing had to be paid.": "No había nada que pagar.",
  "Back to your work": "Volver a su trabajo",
  Yearly: "Anual",
  Quarterly: "Trimestral",
  "One signature": "Una firma",
  "One signature with everything that a paid plan has, paid once. You can change it for {count, plural, one {one day} other {# days}}; after that it works as it is.":
    "Una firma con todo lo que tiene un plan de pago, pagada una vez. Puede cambiarla durante {count, plural, one {un día} other {# días}}; después funciona tal como está.",
  "It brings no more pages and business cards: you may have one of each, as for free. They too can be changed only in this time, and stay visible after that, with the small line that says where they were made.":
    "No añade páginas ni tarjetas: puede tener una de cada, como en el plan gratuito. También estas se pueden cambiar solo en ese tiempo, y después siguen visibles, con la pequeña línea que dice dónde se hicieron.",
  "{amount}, once": "{amount}, una vez",
  "{from} to {to} people": "De {from} a {to} personas",
  People: "Personas",
  Payment: "Pago",
  "Would you like to see it at work first?": "¿Quiere verlo primero en acción?",
  "Ask for a demo": "Pedir una demostración",
  "See {plan}": "Ver {plan}",
  "Get a quote": "Pedir presupuesto",
  "More than {count} people work with {plan}.": "Más de {count} personas trabajan con {plan}.",
  "More than {count} people: you get a price of your own.": "Más de {count} personas: recibe un precio propio.",
  "You have a lifetime plan. More places come with a larger tier in the marketplace.":
    "Tiene un plan de por vida. Más plazas vienen con un nivel mayor en el mercado.",
  "Your plan is cancelled. Take that back first, and change it then.":
    "Su plan está cancelado. Deshágalo primero y cámbielo después.",
  "Your plan cannot be changed here as it is now.": "Tal como está ahora, su plan no se puede cambiar aquí.",
  "Asking for the price": "Consultando el precio",
  "What it costs": "Cuánto cuesta",
  "Due today": "A pagar hoy",
  "It begins on {date}. Until then you keep what you have paid for.":
    "Empieza el {date}. Hasta entonces conserva lo que ha pagado.",
  "Next payment: {amount} on {date}": "Próximo pago: {amount} el {date}",
  "{amount} stay as credit for your next payments.": "{amount} quedan como saldo para sus próximos pagos.",
  "You can change it for {count, plural, one {one day} other {# days}}. No further payment follows.":
    "Puede cambiarla durante {count, plural, one {un día} other {# días}}. No sigue ningún otro pago.",
  "Change on {date}": "Cambiar el {date}",
  "Pay {amount} now": "Pagar {amount} ahora",
  "Change now": "Cambiar ahora",
  "Paid with {card}.": "Se paga con {card}.",
  "By card, PayPal or Google Pay, on the next page.": "Con tarjeta, PayPal o Google Pay, en la página siguiente.",
  "Pay another way": "Pagar de otra forma",
  "See your members": "Ver sus miembros",
  "Your trial has begun: {count, plural, one {one day} other {# days}}.":
    "Su prueba ha empezado: {count, plural, one {un día} other {# días}}.",
  "Not sure yet? Try it for {count, plural, one {one day} other {# days}}: no card, and it ends by itself.":
    "¿Aún no está seguro? Pruébelo {count, plural, one {un día} other {# días}}: sin tarjeta, y termina por sí solo.",
  "Try it free": "Probar gratis",
  "You have no plan that could be cancelled: nothing is charged.":
    "No tiene ningún plan que cancelar: no se cobra nada.",
  "Your plan goes on as before.": "Su plan continúa como antes.",
  "Your plan pauses": "Su plan queda en pausa",
  "Your plan is cancelled": "Su plan está cancelado",
  "Until {date} everything stays. Then nothing is charged until {end}.":
    "Hasta el {date} todo sigue igual. Después no se cobra nada hasta el {end}.",
  "Nothing is charged until {end}.": "No se cobra nada hasta el {end}.",
  "Everything stays until {date}. Nothing more is charged.": "Todo sigue igual hasta el {date}. No se cobra nada más.",
  "It has ended. Nothing more is charged.": "Ha terminado. No se cobra nada más.",
  "A mail that confirms it is on its way to you.": "Un correo que lo confirma está en camino.",
  "Get a copy of everything": "Obtener una copia de todo",
  "Why do you want to cancel?": "¿Por qué quiere cancelar?",
  "It helps us, and nobody has to answer.": "Nos ayuda, y nadie tiene que contestar.",
  "Would this help?": "¿Le ayudaría esto?",
  "Less, instead of nothing?": "¿Menos, en lugar de nada?",
  "You have the smallest plan already, and it cannot be paused now.":
    "Ya tiene el plan más pequeño, y ahora no se puede pausar.",
  "Take your work along?": "¿Llevarse su trabajo?",
  "You get a copy of everything: signatures as HTML and JSON, pictures, and clicks as a table.":
    "Recibe una copia de todo: firmas como HTML y JSON, imágenes, y clics como tabla.",
  "Get a copy": "Obtener una copia",
  "What happens when": "Qué pasa y cuándo",
  "Keep my plan": "Conservar mi plan",
  "Cancel my plan": "Cancelar mi plan",
  "Cancel now": "Cancelar ahora",
  Today: "Hoy",
  "Your plan is cancelled, and a mail confirms it. Everything keeps working.":
    "Su plan queda cancelado y un correo lo confirma. Todo sigue funcionando.",
  "Your plan ends, and a mail confirms it.": "Su plan termina y un correo lo confirma.",
  "Until {date}": "Hasta el {date}",
  "You can take it back with one press, and nothing has changed.":
    "Puede deshacerlo con un clic, y nada habrá cambiado.",
  "On {date}": "El {date}",
  "From then on": "A partir de entonces",
  "The next payment, {amount}, is not charged.": "El próximo pago, {amount}, no se cobra.",
  "Nothing is charged any more.": "Ya no se cobra nada.",
  "After {date}": "Después del {date}",
  "Signatures, pages and cards stop, and pictures in mails do not show any more. Paying again brings all of it back within a minute.":
    "Las firmas, páginas y tarjetas se detienen, y las imágenes de los correos ya no se muestran. Al volver a pagar, todo vuelve en un minuto.",
  "A word with us": "Hable con nosotros",
  "Tell us what is on your mind. A person reads it and answers.":
    "Díganos qué piensa. Lo lee y lo contesta una persona.",
  "What is missing?": "¿Qué falta?",
  "It may be there already, or be made soon. Tell us what you need, and we answer.":
    "Quizá ya exista, o se haga pronto. Díganos qué necesita y le contestamos.",
  "Tell us": "Cuéntenos",
  "Step by step": "Paso a paso",
  "The guides show each mail program with drawings. If that does not do it, we help you by mail.":
    "Las guías muestran cada programa de correo con dibujos. Si no basta, le ayudamos por correo.",
  "Open the guides": "Abrir las guías",
  "Let us mend it": "Permítanos arreglarlo",
  "Tell us what does not work and where. We look into it and answer.":
    "Díganos qué no funciona y dónde. Lo revisamos y le contestamos.",
  "Report it": "Informar",
  "Take everything with you": "Llévese todo",
  "Your signatures come as HTML that other programs can read, with all pictures.":
    "Sus firmas vienen como HTML que otros programas pueden leer, con todas las imágenes.",
  "{percent}% off": "{percent} % de descuento",
  "For what you pay within {hours} hours, such as a year in advance. Each account has it once.":
    "Para lo que pague en {hours} horas, como un año por adelantado. Cada cuenta lo tiene una vez.",
  "Use it now": "Usarlo ahora",
  "Take {percent}% off": "Tomar el {percent} % de descuento",
  "It is yours until {moment}.": "Es suyo hasta el {moment}.",
  "Pause for {months} months": "Pausar {months} meses",
  "From {date} nothing is charged, and you have the free plan. After {months} months it goes on; we tell you before, and you can end it sooner.":
    "Desde el {date} no se cobra nada y tiene el plan gratuito. A los {months} meses continúa; le avisamos antes, y puede terminarla antes.",
  "Nothing is charged meanwhile, and you have the free plan. We tell you before it goes on.":
    "Mientras tanto no se cobra nada y tiene el plan gratuito. Le avisamos antes de que continúe.",
  "Pause my plan": "Pausar mi plan",
  "A smaller plan": "Un plan más pequeño",
  "{plan} has room for {count, plural, one {one person} other {# people}}, for {amount} a year.":
    "{plan} tiene sitio para {count, plural, one {una persona} other {# personas}}, por {amount} al año.",
  "{plan} has room for {count, plural, one {one person} other {# people}}, for {amount} a quarter.":
    "{plan} tiene sitio para {count, plural, one {una persona} other {# personas}}, por {amount} al trimestre.",
  "See this plan": "Ver este plan",
  "Companies (CSV)": "Empresas (CSV)",
};
