import {
  DEFAULT_SIGNATURE_LANGUAGE,
  type SIGNATURE_LANGUAGES,
  type SignatureLanguage,
} from "../signatures/languages.ts";
import { SOCIAL_REQUESTS } from "./addons.ts";
import { CONTACT_NAMES, CONTACTS, type ContactName } from "./contacts.ts";

/** What the drawing core writes besides what people typed, in English. `{what}` and `{where}` are filled in. */
const ENGLISH = {
  /** between a label and what it names, in plain text */
  colon: ": ",
  addToCalendar: "Add to calendar",
  bookMeeting: "Book a meeting",
  watchVideo: "Watch the video",
  businessCard: "My digital business card",
  ...SOCIAL_REQUESTS,
  requestOn: "{what} on {where}",
  /** day, month, year; in English the month has its name */
  date: "",
  photo: "Photo",
  logo: "Logo",
  banner: "Banner",
  /** of a rating: `4.8` */
  stars: "{count} out of 5 stars",
  oneReview: "1 review",
  reviews: "{count} reviews",
};
type Phrases = typeof ENGLISH;

/** What a signature in a language writes: `labels` and `letters` in front of contacts, and phrases. */
export type Words = Phrases & { labels: Record<ContactName, string>; letters: Record<ContactName, string> };

/**
 * The same in other languages, in the order of `CONTACTS` (words, then letters or their usual abbreviations) and of
 * `ENGLISH`. Lists instead of objects: every browser that draws a signature loads all of them.
 */
const OTHERS: Record<Exclude<(typeof SIGNATURE_LANGUAGES)[number], "en">, string> = {
  de: "Telefon|Mobil|E-Mail|Website|Adresse|Fax|Skype|T|M|E|W|A|F|S|: |In den Kalender|Termin buchen|Video ansehen|Meine digitale Visitenkarte|Bewerten Sie uns|Bewertung schreiben|Folgen Sie uns|Teilen|{what} auf {where}|d.m.y|Foto|Logo|Banner|{count} von 5 Sternen|1 Bewertung|{count} Bewertungen",
  es: "Teléfono|Móvil|Correo|Web|Dirección|Fax|Skype|T|M|E|W|D|F|S|: |Añadir al calendario|Reservar una cita|Ver el vídeo|Mi tarjeta de visita digital|Valórenos|Escriba una reseña|Síganos|Compartir|{what} en {where}|d/m/y|Foto|Logotipo|Banner|{count} de 5 estrellas|1 reseña|{count} reseñas",
  pt: "Telefone|Celular|E-mail|Site|Endereço|Fax|Skype|Tel.|Cel.|E-mail|Site|End.|Fax|Skype|: |Adicionar ao calendário|Agendar uma reunião|Assistir ao vídeo|Meu cartão de visita digital|Avalie-nos|Deixe uma avaliação|Siga-nos|Compartilhar|{what} no {where}|d/m/y|Foto|Logotipo|Banner|{count} de 5 estrelas|1 avaliação|{count} avaliações",
  fr: "Téléphone|Portable|E-mail|Site web|Adresse|Fax|Skype|Tél.|Port.|Mél.|Web|Adr.|Fax|Skype| : |Ajouter au calendrier|Prendre rendez-vous|Voir la vidéo|Ma carte de visite numérique|Notez-nous|Laissez un avis|Suivez-nous|Partager|{what} sur {where}|d/m/y|Photo|Logo|Bannière|{count} étoiles sur 5|1 avis|{count} avis",
  it: "Telefono|Cellulare|E-mail|Sito web|Indirizzo|Fax|Skype|T|C|E|W|I|F|S|: |Aggiungi al calendario|Prenota un incontro|Guarda il video|Il mio biglietto da visita digitale|Dacci un voto|Lascia una recensione|Seguici|Condividi|{what} su {where}|d/m/y|Foto|Logo|Banner|{count} stelle su 5|1 recensione|{count} recensioni",
  nl: "Telefoon|Mobiel|E-mail|Website|Adres|Fax|Skype|T|M|E|W|A|F|S|: |Zet in agenda|Plan een afspraak|Bekijk de video|Mijn digitale visitekaartje|Beoordeel ons|Schrijf een review|Volg ons|Delen|{what} op {where}|d-m-y|Foto|Logo|Banner|{count} van 5 sterren|1 review|{count} reviews",
  pl: "Telefon|Komórka|E-mail|Strona|Adres|Faks|Skype|T|K|E|W|A|F|S|: |Dodaj do kalendarza|Umów spotkanie|Obejrzyj film|Moja cyfrowa wizytówka|Oceń nas|Napisz opinię|Obserwuj nas|Udostępnij|{what} na {where}|d.m.y|Zdjęcie|Logo|Baner|{count} na 5 gwiazdek|1 opinia|Opinie: {count}",
  ar: "الهاتف|الجوال|البريد|الموقع|العنوان|الفاكس|سكايب|ت|ج|ب|م|ع|ف|س|: |أضف إلى التقويم|احجز موعدًا|شاهد الفيديو|بطاقة عملي الرقمية|قيّمنا|اكتب تقييمًا|تابعنا|شارك|{what} على {where}|d/m/y|الصورة|الشعار|اللافتة|{count} من 5 نجوم|تقييم واحد|عدد التقييمات {count}",
  he: "טלפון|נייד|דוא״ל|אתר|כתובת|פקס|סקייפ|טל׳|נייד|דוא״ל|אתר|כת׳|פקס|סקייפ|: |הוספה ליומן|קביעת פגישה|לצפייה בסרטון|כרטיס הביקור הדיגיטלי שלי|דרגו אותנו|כתבו ביקורת|עקבו אחרינו|שיתוף|{what} ב-{where}|d.m.y|תמונה|לוגו|באנר|{count} מתוך 5 כוכבים|ביקורת אחת|{count} ביקורות",
  ja: "電話|携帯|メール|ウェブ|住所|FAX|Skype|TEL|携帯|Mail|Web|住所|FAX|Skype|：|カレンダーに追加|予約する|動画を見る|デジタル名刺|評価する|レビューを書く|フォローする|シェアする|{where}で{what}|y/m/d|写真|ロゴ|バナー|5つ星のうち{count}|レビュー1件|レビュー{count}件",
};

const named = (texts: readonly string[]) =>
  Object.fromEntries(CONTACT_NAMES.map((name, at) => [name, texts[at]])) as Record<ContactName, string>;

function parse(language: keyof typeof OTHERS): Words {
  const texts = OTHERS[language].split("|");
  const count = CONTACT_NAMES.length;
  const phrases = Object.keys(ENGLISH).map((name, at) => [name, texts[2 * count + at]]);
  return { ...(Object.fromEntries(phrases) as Phrases), labels: named(texts), letters: named(texts.slice(count)) };
}

const KNOWN = new Map<string, Words>([
  [
    DEFAULT_SIGNATURE_LANGUAGE,
    {
      ...ENGLISH,
      labels: named(CONTACT_NAMES.map((name) => CONTACTS[name].label)),
      letters: named(CONTACT_NAMES.map((name) => CONTACTS[name].short)),
    },
  ],
]);

/** The words of a language, taken apart when they are first asked for; English for one that is not known. */
export function wordsOf(language: SignatureLanguage): Words {
  const known = KNOWN.get(language);
  if (known) return known;
  if (!Object.hasOwn(OTHERS, language)) return wordsOf(DEFAULT_SIGNATURE_LANGUAGE);
  const words = parse(language as keyof typeof OTHERS);
  KNOWN.set(language, words);
  return words;
}
