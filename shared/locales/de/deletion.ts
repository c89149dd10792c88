import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Why are you leaving?": "Warum gehen Sie?",
  "Your answer helps us to make Signoff better. You need not give one.":
    "Ihre Antwort hilft uns, Signoff besser zu machen. Sie müssen keine geben.",
  "Delete now": "Jetzt löschen",
  "Delete my account": "Mein Konto löschen",
  "Do you have all that you want to keep?": "Haben Sie alles, was Sie behalten möchten?",
  "Delete your account?": "Ihr Konto löschen?",
  "Would a smaller plan do?": "Würde ein kleinerer Tarif genügen?",
  "What should Signoff be able to do?": "Was sollte Signoff können?",
  "Would a break do?": "Würde eine Pause genügen?",
  "May we help you with it?": "Dürfen wir Ihnen dabei helfen?",
  "May we put it right?": "Dürfen wir es in Ordnung bringen?",
  "Do you want to take your signatures along?": "Möchten Sie Ihre Signaturen mitnehmen?",
  "Is there anything that we can do?": "Können wir etwas tun?",
  "Go to billing": "Zur Abrechnung",
  "Write to us": "Schreiben Sie uns",
  "Your account costs nothing. If it stays, the pictures and links in mails that you have sent go on working.":
    "Ihr Konto kostet nichts. Wenn es bleibt, funktionieren die Bilder und Links in Mails, die Sie gesendet haben, weiter.",
  "Go to the dashboard": "Zur Übersicht",
  "Write to us: a person answers, and nothing is decided by it.":
    "Schreiben Sie uns: Ein Mensch antwortet, und entschieden ist damit nichts.",
  "In billing you can change to a smaller plan, cancel it with a discount on offer, or end it: the account then stays for nothing.":
    "Bei der Abrechnung können Sie zu einem kleineren Tarif wechseln, einen Nachlass annehmen oder den Tarif kündigen: Das Konto bleibt dann kostenlos.",
  "In billing you can pause the plan for three months: nothing is charged, and nothing is lost.":
    "Bei der Abrechnung können Sie den Tarif drei Monate pausieren: Nichts wird berechnet, und nichts geht verloren.",
  "Tell us what you miss. Perhaps it is there and hard to find, or soon to come.":
    "Sagen Sie uns, was Ihnen fehlt. Vielleicht ist es da und schwer zu finden, oder es kommt bald.",
  "Our guides lead through every mail program, step by step and with pictures.":
    "Unsere Anleitungen führen durch jedes Mailprogramm, Schritt für Schritt und mit Bildern.",
  "See the guides": "Anleitungen ansehen",
  "Tell us what happens and in which mail program. Somebody looks at it.":
    "Sagen Sie uns, was geschieht und in welchem Mailprogramm. Jemand sieht es sich an.",
  "Take a copy of everything: each signature is in it as HTML that other programs read.":
    "Nehmen Sie eine Kopie von allem mit: Jede Signatur ist darin als HTML, das andere Programme lesen.",
  "Get a copy of your data": "Kopie Ihrer Daten holen",
  "What goes": "Was geht",
  Signatures: "Signaturen",
  "Short links, which lead nowhere then": "Kurzlinks, die dann nirgendwohin führen",
  "Pictures, which become empty in mails that you have sent": "Bilder, die in gesendeten Mails leer werden",
  "Your profile, sign-ins, numbers and the log go too. Invoices stay for as long as the law wants, without your account.":
    "Auch Ihr Profil, Ihre Anmeldungen, die Zahlen und das Protokoll gehen. Rechnungen bleiben, solange das Gesetz es verlangt, ohne Ihr Konto.",
  "You have paid until {date}. Your plan is cancelled, and what is left of it ends with the account.":
    "Sie haben bis {date} bezahlt. Ihr Tarif wird gekündigt, und was von ihm übrig ist, endet mit dem Konto.",
  "A copy of everything": "Eine Kopie von allem",
  "Your signatures as HTML to paste, your pictures, and all that was counted.":
    "Ihre Signaturen als HTML zum Einfügen, Ihre Bilder und alles, was gezählt wurde.",
  "{people, plural, one {# other person is in your team} other {# other people are in your team}}":
    "{people, plural, one {# weitere Person ist in Ihrem Team} other {# weitere Personen sind in Ihrem Team}}",
  "Hand the team over first, and they keep everything. If it goes with your account, they keep their accounts and lose the signatures that they have from it. We tell them by mail.":
    "Übergeben Sie das Team zuerst, dann behalten sie alles. Geht es mit Ihrem Konto, behalten sie ihre Konten und verlieren die Signaturen, die sie vom Team haben. Wir sagen es ihnen per Mail.",
  "Hand the team over": "Team übergeben",
  "Your account goes in {days} days. Until then everything works as before, and you can keep it.":
    "Ihr Konto geht in {days} Tagen. Bis dahin funktioniert alles wie zuvor, und Sie können es behalten.",
  "Delete my team too, with {people, plural, one {# other person} other {# other people}} in it":
    "Auch mein Team löschen, mit {people, plural, one {# weiteren Person} other {# weiteren Personen}} darin",
  "Type {email} to delete your account": "Geben Sie {email} ein, um Ihr Konto zu löschen",
  "Until then everything works as before. You can keep it with one press.":
    "Bis dahin funktioniert alles wie zuvor. Sie können es mit einem Klick behalten.",
  "Let it go": "Gehen lassen",
  "What stops when": "Was wann aufhört",
  "today: all other devices are logged out": "heute: alle anderen Geräte sind abgemeldet",
  "today: your plan is cancelled, and nothing is charged any more":
    "heute: Ihr Tarif ist gekündigt, und nichts wird mehr berechnet",
  "{date}: signatures, pictures, links and numbers are erased":
    "{date}: Signaturen, Bilder, Links und Zahlen werden gelöscht",
  "{date}: nobody can log in with this address, and it is free for a new account":
    "{date}: Niemand kann sich mehr mit dieser Adresse anmelden, und sie ist für ein neues Konto frei",
  "A copy of everything is worth taking before that day.": "Eine Kopie von allem sollten Sie vor diesem Tag mitnehmen.",
};
