import type { Catalogue } from "#shared/languages/translate.ts";

/** Business cards: their editor and their list. */
export const words: Catalogue = {
  "All cards": "Todas las tarjetas",
  "Drawing the card": "Dibujando la tarjeta",
  "Go to your cards": "Ir a sus tarjetas",
  "Save as new card": "Guardar como tarjeta nueva",
  Header: "Encabezado",
  "Your company, or what you are known by": "Su empresa, o aquello por lo que le conocen",
  Subheader: "Subtítulo",
  "What you do": "A qué se dedica",
  "For whoever saves it": "Para quien la guarde",
  "Note (optional)": "Nota (opcional)",
  "Kept with the contact in their address book.": "Se guarda con el contacto en la agenda de los demás.",
  "Visitors may leave their own contact": "Los visitantes pueden dejar su propio contacto",
  "You get it by mail. They are told what becomes of it, and agree to it.":
    "Lo recibe por correo. Se les dice qué se hará con él, y dan su consentimiento.",
  "Without a choice: dark or white, whichever is read with ease.":
    "Sin elección: oscuro o blanco, lo que se lea con facilidad.",
  "Hard to read on this ground: it is drawn as {color}.": "Difícil de leer sobre este fondo: se dibuja como {color}.",
  "Goes into the address book of whoever saves you.": "Va a la agenda de quien le guarde.",
  "Small and above all: a wide one with a transparent ground reads best.":
    "Pequeño y arriba del todo: uno ancho con fondo transparente se lee mejor.",
  "A wide picture. Apple's wallet has no place for it.":
    "Una imagen ancha. En la cartera de Apple no hay sitio para ella.",
  "A card holds up to {count} networks.": "Una tarjeta admite hasta {count} redes.",
  "The code on the card": "El código de la tarjeta",
  "Leads to the page of your choice, which you can change later.":
    "Lleva a la página que elija, y puede cambiarla más adelante.",
  "Saves you as a contact, also without a network. What you change later is not in codes that are printed.":
    "Le guarda como contacto, también sin conexión. Lo que cambie después no está en los códigos ya impresos.",
  "Opens a page": "Abre una página",
  "Saves the contact": "Guarda el contacto",
  "This card": "Esta tarjeta",
  "A page that is gone": "Una página que ya no existe",
  "Nobody can see that page now. Until somebody can, the code leads to this card.":
    "Ahora nadie puede ver esa página. Hasta que se pueda, el código lleva a esta tarjeta.",
  "There is much in it: print it at least {size} mm wide.": "Contiene mucho: imprímalo de al menos {size} mm de ancho.",
  "Readable from {size} mm on paper.": "Legible en papel desde {size} mm.",
  "Try it with your camera": "Pruébelo con su cámara",
  "the saved card in a new tab": "la tarjeta guardada en una pestaña nueva",
  "This card was changed elsewhere": "Esta tarjeta se cambió en otro sitio",
  "Save card": "Guardar tarjeta",
  "Your card is saved, and everybody with its address can see it.":
    "Su tarjeta está guardada, y quien tenga su dirección puede verla.",
  "Open it": "Abrirla",
  "This card is no longer here.": "Esta tarjeta ya no está aquí.",
  "On an iPhone": "En un iPhone",
  "On Android": "En Android",
  "The card as phones show it": "La tarjeta como la muestran los teléfonos",
  "The code gets its address when the card is saved for the first time.":
    "El código recibe su dirección cuando la tarjeta se guarda por primera vez.",
  "QR code of the card": "Código QR de la tarjeta",
  "Of the card’s own words, such as Save contact, and for whoever has it read out. Yours stay as they are.":
    "De las palabras propias de la tarjeta, como «Guardar contacto», y para quien la escucha leída. Las suyas se quedan como están.",
  Restore: "Restaurar",
};
