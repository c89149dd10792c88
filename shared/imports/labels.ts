import type { ContactName } from "../catalog/contacts.ts";
import { plain } from "./tidy.ts";

/** What stands in front of a number or an address, in the languages that signatures are mostly written in. */
const LABELS: readonly (readonly [name: ContactName, words: RegExp])[] = [
  [
    "mobile",
    /^(?:m|mob|mobile|mobil|mobiel|mobiltelefon|cell|cell ?phone|cellulare|handy|móvil|movil|celular|telemóvel|portable|gsm|kom|komórka|моб|мобильный|手机|手機|移动电话|行動電話|携帯|携帯電話|휴대폰|휴대전화|모바일|נייד|جوال|موبايل|📱)$/i,
  ],
  ["fax", /^(?:f|fax|telefax|faks|télécopie|факс|传真|傳真|ファックス|ファクス|팩스|פקס|فاكس|📠)$/i],
  [
    "phone",
    /^(?:t|p|o|d|tel|telephone|telefon|teléfono|telefono|telefone|téléphone|telefoon|phone|ph|fon|office|work|direct|direct line|main|durchwahl|zentrale|тел|телефон|电话|電話|座机|전화|טלפון|هاتف|☎|📞|✆)$/i,
  ],
  [
    "email",
    /^(?:e|email|e-mail|mail|correo|courriel|почта|эл\. почта|邮箱|邮件|电子邮件|電子郵件|メール|이메일|דוא"ל|البريد|✉|📧)$/i,
  ],
  [
    "website",
    /^(?:w|web|website|webseite|internet|url|sitio web|site|сайт|网站|网址|網站|網址|ホームページ|홈페이지|אתר|الموقع|🌐)$/i,
  ],
  [
    "address",
    /^(?:a|address|adresse|anschrift|dirección|endereço|indirizzo|adres|адрес|地址|住所|所在地|주소|כתובת|العنوان|📍)$/i,
  ],
  ["skype", /^skype$/i],
];

/** The kind of line that a word announces; null for any other word. `Tel.` -> `phone`, `手机：` -> `mobile` */
export function labelled(text: string): ContactName | null {
  const word = plain(text)
    .replace(/[.:：\s|]+$/, "")
    .replace(/^[|·•\s]+/, "");
  return LABELS.find(([, words]) => words.test(word))?.[0] ?? null;
}
