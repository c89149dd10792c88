import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  Teams: "Teams",
  "Agency Hub": "Agency Hub",
  "For one person, or a few who work together: up to five people.":
    "Para una persona, o unas pocas que trabajan juntas: hasta cinco personas.",
  "For more than five people: the same for everybody, at a lower price for each.":
    "Para más de cinco personas: lo mismo para todas, a un precio menor por persona.",
  "For agencies that look after the signatures of their clients: one plan, many companies.":
    "Para agencias que cuidan las firmas de sus clientes: un plan, muchas empresas.",
  "What stays free?": "¿Qué sigue siendo gratis?",
  "One signature with the free layouts, your photo, contact lines and social links, one page and one business card, for as long as you like. They carry a small line that says where they were made.":
    "Una firma con las disposiciones gratuitas, su foto, sus datos de contacto y sus redes, una página y una tarjeta, todo el tiempo que quiera. Llevan una pequeña línea que dice dónde se hicieron.",
  "Who counts as a person?": "¿Quién cuenta como persona?",
  "Everybody with a signature of their own. A plan of five people has room for five signatures.":
    "Quien tiene una firma propia. En un plan de cinco personas caben cinco firmas.",
  "Do you have prices for non-profits, schools and young companies?":
    "¿Hay precios para organizaciones sin ánimo de lucro, escuelas y empresas jóvenes?",
  "Yes. Choose Non-profit/Education in the form and say who you are; there is no list price for it.":
    "Sí. Elija en el formulario el tema correspondiente y díganos quiénes son; no hay un precio de lista.",
  "What if we are more people than the largest size?": "¿Y si somos más personas que el tamaño mayor?",
  "Ask for a quote: tell us how many you are, and you get a price for exactly that.":
    "Pida un presupuesto: díganos cuántos son y recibirá un precio justo para eso.",
  "One signature is free, for as long as you like. A paid plan adds people, layouts and parts.":
    "Una firma es gratis, todo el tiempo que quiera. Un plan de pago añade personas, disposiciones y elementos.",
  "Begin without an account, and keep what you made with one.":
    "Empiece sin cuenta, y con una conserve lo que ha hecho.",
  "Create free signature": "Crear firma gratis",
  "Non-profit, school or a young company?": "¿Organización sin ánimo de lucro, escuela o empresa joven?",
  "Ask for special prices": "Pida precios especiales",
  "Questions people ask": "Preguntas frecuentes",
  Plans: "Planes",
  "All sizes and prices": "Todos los tamaños y precios",
  People: "Personas",
  "A year": "Al año",
  "A quarter": "Al trimestre",
  "up to {count}": "hasta {count}",
  Yearly: "Anual",
  Quarterly: "Trimestral",
  Payment: "Pago",
  "More than {count} people: you get a price of your own.": "Más de {count} personas: recibe un precio propio.",
  "See all {designs} designs, by profession": "Ver los {designs} diseños, por profesión",
  "Free for one, fair for many": "Gratis para uno, justo para muchos",
  "from {price} a month": "desde {price} al mes",
  "See {plan}": "Ver {plan}",
  "See Teams": "Ver Teams",
  "a month": "al mes",
  "{total} a year, for up to {count, plural, one {# person} other {# people}}":
    "{total} al año, hasta {count, plural, one {# persona} other {# personas}}",
  "{total} a quarter, for up to {count, plural, one {# person} other {# people}}":
    "{total} al trimestre, hasta {count, plural, one {# persona} other {# personas}}",
  "Get a quote": "Pedir presupuesto",
  "Ask for a demo": "Pedir una demostración",
  "Start free": "Empezar gratis",
  "You save {money} a year, {percent}%, against paying quarterly":
    "Ahorra {money} al año, un {percent} %, frente al pago trimestral",
  "Paid yearly you would save {money} a year, {percent}%": "Con el pago anual ahorraría {money} al año, un {percent} %",
  "Plus {percent}% tax: {total} in all": "Más un {percent} % de impuestos: {total} en total",
  "Nothing is added to this price.": "A este precio no se añade nada.",
  "More than {count} people work with {plan}.": "Más de {count} personas trabajan con {plan}.",
  "Choose {plan}": "Elegir {plan}",
  "{price}, not a plan: everything a paid plan has, for one signature. You can edit it for {days} days.":
    "{price}, sin plan: todo lo que tiene un plan de pago, para una firma. Puede editarla durante {days} días.",
  "{least} to {most}": "de {least} a {most}",
  "from {count} people": "desde {count} personas",
  "You can try it for {days} days first, without a card.": "Primero puede probarlo durante {days} días, sin tarjeta.",
  "Yes: {taxPercent} % are added to the prices above. Your address and tax id stand on the invoice.":
    "Sí: a los precios de arriba se añade un {taxPercent} %. Su dirección y su número fiscal figuran en la factura.",
  "Yes, for {trialDays} days, once and without a card. Nothing is charged when they are over: you choose a plan then, or what the trial has made stops showing.":
    "Sí, durante {trialDays} días, una vez y sin tarjeta. Al terminar no se cobra nada: entonces elige un plan, o lo creado en la prueba deja de mostrarse.",
  "Yes, for {oneTime}: one signature with everything that a paid plan has. You can edit it for {editableDays} days; after that it stays as it is and can still be looked at and used. It brings no more pages and business cards: you may have one of each, as for free. They too can be edited only in those days, and stay visible after that, with the small line that says where they were made.":
    "Sí, por {oneTime}: una firma con todo lo que tiene un plan de pago. Puede editarla durante {editableDays} días; después queda como está y se puede seguir viendo y usando. No añade páginas ni tarjetas: puede tener una de cada, como en el plan gratuito. También estas se pueden editar solo en esos días, y después siguen visibles, con la pequeña línea que dice dónde se hicieron.",
  "Write to us: a person answers. Consumers in the European Union may withdraw within 14 days after they have bought, without a reason.":
    "Escríbanos: responde una persona. Los consumidores de la Unión Europea pueden desistir en los 14 días siguientes a la compra, sin dar motivos.",
  "What is in which plan": "Qué incluye cada plan",
  "What if I change the plan in between?": "¿Y si cambio de plan a mitad de periodo?",
  "What happens when a payment fails?": "¿Qué ocurre si falla un pago?",
  "What happens when I cancel?": "¿Qué ocurre si cancelo?",
  "There is no list price for you: tell us who you are.": "No hay un precio de lista para ello: díganos quién es.",
  "Send signatures by email": "Enviar firmas por correo",
  "Sandbox payments: nothing is charged.": "Pagos de prueba: no se cobra nada.",
  "Taking a published page back": "Retirar una página publicada",
  "Pages and cards on your own domain": "Páginas y tarjetas en su propio dominio",
  "Pages and business cards, each": "Páginas y tarjetas de visita, de cada una",
  "One signature, bought once": "Una firma, comprada una vez",
  "No: you pay what is shown. Your address and tax id stand on the invoice.":
    "No: paga lo que se muestra. Su dirección y su número fiscal figuran en la factura.",
  "More people, or a year at once, count from that day: what you have paid for the rest of the period comes off, to the cent, and you see the amount before you pay. Fewer people count from the next period.":
    "Más personas, o un año de una vez, cuentan desde ese día: se descuenta al céntimo lo que ha pagado por el resto del periodo, y ve el importe antes de pagar. Menos personas cuentan desde el periodo siguiente.",
  "Is tax added?": "¿Se añaden impuestos?",
  "Invite people, and look after their signatures": "Invitar a personas y ocuparse de sus firmas",
  "In the marketplace where you bought it: a higher tier there brings more places here. A domain of your own is not part of lifetime deals.":
    "En el mercado donde lo compró: un nivel superior allí trae más plazas aquí. Un dominio propio no forma parte de las ofertas de por vida.",
  "I have a lifetime deal. How do I get more places?": "Tengo una oferta de por vida. ¿Cómo consigo más plazas?",
  "How can I pay?": "¿Cómo puedo pagar?",
  "For as long as you have a plan, or use the free one: a picture never changes behind its address. When a plan has ended, the pictures of its signatures stop showing, in old mails too, until you pay again.":
    "Mientras tenga un plan, o use el gratuito: una imagen nunca cambia detrás de su dirección. Cuando un plan ha terminado, las imágenes de sus firmas dejan de mostrarse, también en correos antiguos, hasta que vuelva a pagar.",
  "Everything stays until the end of what you have paid for. After that signatures, pages and cards stop working. We tell you {noticeDays} days before, and they are back within a minute once you pay again.":
    "Todo sigue hasta el final de lo que ha pagado. Después, las firmas, páginas y tarjetas dejan de funcionar. Le avisamos {noticeDays} días antes, y vuelven en menos de un minuto cuando paga de nuevo.",
  "Everything stays for {graceDays} days while we ask you for another way to pay.":
    "Todo sigue durante {graceDays} días mientras le pedimos otra forma de pago.",
  "Do I get my money back?": "¿Me devuelven el dinero?",
  "Companies of your clients, each with its own people": "Empresas de sus clientes, cada una con sus personas",
  "Clicks, by signature": "Clics, por firma",
  "Can I try a paid plan first?": "¿Puedo probar primero un plan de pago?",
  "Can I buy one signature once?": "¿Puedo comprar una firma una sola vez?",
  "By card, PayPal or Google Pay, on the page of a payment service.":
    "Con tarjeta, PayPal o Google Pay, en la página de un servicio de pago.",
  "Buy once": "Comprar una vez",
  "Banners, custom fields, all addons and networks": "Banners, campos propios, todos los complementos y redes",
  "Are the pictures in mails I have already sent kept?": "¿Se conservan las imágenes de los correos que ya he enviado?",
  "Short links with your own address, times and limits": "Enlaces cortos con dirección, horarios y límites propios",
};
