import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "You are here": "Você está aqui",
  "Ways to install": "Formas de instalar",
  "Step by step": "Passo a passo",
  "Guides for other mail clients": "Guias para outros programas de e-mail",
  "In a browser": "No navegador",
  "On a computer": "Em um computador",
  "On a phone or tablet": "Em um telefone ou tablet",
  "Everywhere else": "Em qualquer outro lugar",
  "Install your email signature": "Instale a sua assinatura de e-mail",
  "Step by step for each mail client, with a drawing of what you see, how to check that it worked, and what to do if something is off.":
    "Passo a passo para cada programa de e-mail, com um desenho do que se vê, como conferir se funcionou e o que fazer se algo não estiver certo.",
  "No signature yet?": "Ainda sem assinatura?",
  "Type your details, pick a layout, and come back with it. It is free, and no account is needed to begin.":
    "Digite os seus dados, escolha um layout e volte com ele. É grátis, e não é preciso ter uma conta para começar.",
};
