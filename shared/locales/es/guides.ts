import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "You are here": "Usted está aquí",
  "Ways to install": "Formas de instalar",
  "Step by step": "Paso a paso",
  "Guides for other mail clients": "Guías para otros programas de correo",
  "In a browser": "En un navegador",
  "On a computer": "En un ordenador",
  "On a phone or tablet": "En un teléfono o tableta",
  "Everywhere else": "En cualquier otro lugar",
  "Install your email signature": "Instale su firma de correo",
  "Step by step for each mail client, with a drawing of what you see, how to check that it worked, and what to do if something is off.":
    "Paso a paso para cada programa de correo, con un dibujo de lo que se ve, cómo comprobar que ha funcionado y qué hacer si algo no va bien.",
  "No signature yet?": "¿Aún sin firma?",
  "Type your details, pick a layout, and come back with it. It is free, and no account is needed to begin.":
    "Escriba sus datos, elija un diseño y vuelva con él. Es gratis y no hace falta una cuenta para empezar.",
};
