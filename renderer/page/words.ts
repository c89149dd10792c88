import { DEFAULT_LANGUAGE, type Language } from "#shared/languages/constants.ts";
import { formatMessage } from "#shared/languages/message.ts";

/** What pages say besides what people typed. They speak the language of whoever made them, not of who reads them. */
const ENGLISH = {
  share: "Share",
  copied: "Link copied",
  report: "Report this page",
  madeWith: "Made with Signoff",
  email: "Email",
  phone: "Phone",
  cellphone: "Mobile",
  address: "Address",
  openHours: "Opening hours",
  openMap: "Open in maps",
  play: "Play the video",
  card: "Save my contact",
  inApp: "Some of this works only in your own browser.",
  openOutside: "Open in browser",
  copy: "Copy the link",
  gate: "This page is for people who are {age} or older.",
  gateYes: "I am {age} or older",
  gateNo: "Leave",
};
export type PageWords = typeof ENGLISH;

const WORDS: Record<Language, PageWords> = {
  en: ENGLISH,
  de: {
    share: "Teilen",
    copied: "Link kopiert",
    report: "Diese Seite melden",
    madeWith: "Erstellt mit Signoff",
    email: "E-Mail",
    phone: "Telefon",
    cellphone: "Mobil",
    address: "Adresse",
    openHours: "Öffnungszeiten",
    openMap: "In Karten öffnen",
    play: "Video abspielen",
    card: "Meinen Kontakt speichern",
    inApp: "Manches hier geht nur in Ihrem eigenen Browser.",
    openOutside: "Im Browser öffnen",
    copy: "Link kopieren",
    gate: "Diese Seite ist für Personen ab {age} Jahren.",
    gateYes: "Ich bin {age} Jahre oder älter",
    gateNo: "Verlassen",
  },
  es: {
    share: "Compartir",
    copied: "Enlace copiado",
    report: "Denunciar esta página",
    madeWith: "Hecho con Signoff",
    email: "Correo",
    phone: "Teléfono",
    cellphone: "Móvil",
    address: "Dirección",
    openHours: "Horario",
    openMap: "Abrir en mapas",
    play: "Reproducir el vídeo",
    card: "Guardar mi contacto",
    inApp: "Algunas cosas solo funcionan en su propio navegador.",
    openOutside: "Abrir en el navegador",
    copy: "Copiar el enlace",
    gate: "Esta página es para personas de {age} años o más.",
    gateYes: "Tengo {age} años o más",
    gateNo: "Salir",
  },
  pt: {
    share: "Compartilhar",
    copied: "Link copiado",
    report: "Denunciar esta página",
    madeWith: "Feito com Signoff",
    email: "E-mail",
    phone: "Telefone",
    cellphone: "Celular",
    address: "Endereço",
    openHours: "Horário de funcionamento",
    openMap: "Abrir no mapa",
    play: "Reproduzir o vídeo",
    card: "Salvar meu contato",
    inApp: "Algumas coisas só funcionam no seu próprio navegador.",
    openOutside: "Abrir no navegador",
    copy: "Copiar o link",
    gate: "Esta página é para pessoas com {age} anos ou mais.",
    gateYes: "Tenho {age} anos ou mais",
    gateNo: "Sair",
  },
};

/** What is asked in front of a page that is not for everybody, and the two answers. */
export function gateWords(age: number, language: Language): { question: string; yes: string; no: string } {
  const { gate, gateYes, gateNo } = pageWords(language);
  const fill = (text: string) => formatMessage(text, { age }, language);
  return { question: fill(gate), yes: fill(gateYes), no: gateNo };
}

/** In a language; English for one that is not known. */
export const pageWords = (language: Language): PageWords => WORDS[language] ?? WORDS[DEFAULT_LANGUAGE];
