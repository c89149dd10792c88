import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "{from} to {to}": "{from} bis {to}",
  "{label} by day": "{label} nach Tagen",
  "Nothing was counted of these in this period.": "Davon wurde in diesem Zeitraum nichts gezählt.",
  "{count, plural, one {# more has} other {# more have}} numbers too. They are in the file.":
    "{count, plural, one {# weitere Zeile hat} other {# weitere Zeilen haben}} auch Zahlen. Sie stehen in der Datei.",
  "Today is provisional: scanners are told from people when the day is over.":
    "Heute ist vorläufig: Scanner werden von Menschen unterschieden, wenn der Tag vorbei ist.",
  "Table of days": "Tabelle der Tage",
  Day: "Tag",
  Clicks: "Klicks",
  "People who followed a short link. Own clicks, scanners and programs are not among them.":
    "Menschen, die einem kurzen Link gefolgt sind. Eigene Klicks, Scanner und Programme sind nicht dabei.",
  "Image loads": "Geladene Bilder",
  "Times the pixel of a signature was loaded for a person. Not every mail program loads images.":
    "Wie oft das Zählbild einer Signatur für einen Menschen geladen wurde. Nicht jedes Mailprogramm lädt Bilder.",
  Views: "Aufrufe",
  "Times people looked at a link page or a business card.":
    "Wie oft Menschen eine Linkseite oder eine Visitenkarte angesehen haben.",
  "Saved contacts": "Gespeicherte Kontakte",
  "Times people took a contact from a card or a page along.":
    "Wie oft Menschen einen Kontakt von einer Karte oder Seite mitgenommen haben.",
  Link: "Link",
  "Link page": "Linkseite",
  "Business card": "Visitenkarte",
  Member: "Mitglied",
  "Group of people": "Personengruppe",
  "Loaded by mail programs": "Von Mailprogrammen geladen",
  "Link scanners": "Linkscanner",
  "Fetched in advance": "Im Voraus geholt",
  Bots: "Bots",
  Computer: "Computer",
  Smartphone: "Smartphone",
  Tablet: "Tablet",
  Other: "Anderes",
  "Mail programs and direct": "Mailprogramme und direkt",
  Webmail: "Webmail",
  "Search engines": "Suchmaschinen",
  "Social networks": "Soziale Netzwerke",
  "Own pages": "Eigene Seiten",
  "Other websites": "Andere Websites",
  "Lines of the chart": "Linien des Diagramms",
  "Show all lines": "Alle Linien zeigen",
  Visitors: "Besucher",
  "Show {name}": "{name} zeigen",
  "{label}: day by day": "{label}: Tag für Tag",
  "{count, plural, one {# more line} other {# more lines}}":
    "{count, plural, one {# weitere Linie} other {# weitere Linien}}",
  Provisional: "Vorläufig",
  "You get the weekly mail": "Sie bekommen die wöchentliche Mail",
  "No more weekly mails": "Keine wöchentlichen Mails mehr",
  "Mail me the numbers of each week": "Mir die Zahlen jeder Woche mailen",
  "On Mondays, to {email}. None comes of a week in which nothing was counted.":
    "Montags, an {email}. Von einer Woche, in der nichts gezählt wurde, kommt keine.",
  Devices: "Geräte",
  "Where people come from": "Woher Menschen kommen",
  "Mail programs and most apps do not say where a click comes from.":
    "Mailprogramme und die meisten Apps sagen nicht, woher ein Klick kommt.",
  Countries: "Länder",
  "Not known": "Nicht bekannt",
  "{percent} %": "{percent} %",
  "Times of day": "Tageszeiten",
  "Most between {from} and {to}, {zone}.": "Am meisten zwischen {from} und {to}, {zone}.",
  "Take the numbers along": "Die Zahlen mitnehmen",
  "Every day of what the chart shows, hidden lines as well.":
    "Jeder Tag dessen, was das Diagramm zeigt, auch verborgene Linien.",
  "Download CSV": "CSV herunterladen",
  "Download JSON": "JSON herunterladen",
  "Nothing was counted in this period": "In diesem Zeitraum wurde nichts gezählt",
  "Install a signature": "Eine Signatur einrichten",
  "See your short links": "Ihre kurzen Links ansehen",
  "Numbers are here within a second. Your own visits, scanners and programs are counted apart.":
    "Zahlen sind nach einer Sekunde hier. Ihre eigenen Besuche, Scanner und Programme werden getrennt gezählt.",
  "Switch the pixel of a signature on, and install it anew.":
    "Schalten Sie das Zählbild einer Signatur ein, und richten Sie sie neu ein.",
  "Somebody opens a mail in a program that loads images.":
    "Jemand öffnet eine Mail in einem Programm, das Bilder lädt.",
  "Publish a link page, or hand out the address or the code of a business card.":
    "Veröffentlichen Sie eine Linkseite, oder geben Sie Adresse oder Code einer Visitenkarte weiter.",
  "Somebody looks at it.": "Jemand sieht sie an.",
  "Somebody presses “Save contact” on it.": "Jemand drückt dort auf „Kontakt speichern“.",
  "Buttons, icons and banners of a signature lead over short links once it is saved.":
    "Schaltflächen, Symbole und Banner einer Signatur führen über kurze Links, sobald sie gespeichert ist.",
  "Install the signature, and write mails as you always do.":
    "Richten Sie die Signatur ein, und schreiben Sie Mails wie immer.",
  "Somebody follows one of the links.": "Jemand folgt einem der Links.",
  "An example": "Ein Beispiel",
  "What is counted": "Was gezählt wird",
  Period: "Zeitraum",
  "{count} days": "{count} Tage",
  "Own days": "Eigene Tage",
  "Do not compare": "Nicht vergleichen",
  "Compare with the period before": "Mit dem Zeitraum davor vergleichen",
  "First day": "Erster Tag",
  "Last day": "Letzter Tag",
  "Show these days": "Diese Tage zeigen",
  "How it is shown": "Wie es gezeigt wird",
  Chart: "Diagramm",
  Table: "Tabelle",
  "A sum of days: nobody can be told from one day to the next, so who comes on two days counts twice.":
    "Eine Summe von Tagen: Niemand wird von einem Tag zum nächsten erkannt, wer an zwei Tagen kommt, zählt also zweimal.",
  "Some mail programs load images before anybody reads. Counted apart.":
    "Manche Mailprogramme laden Bilder, bevor jemand liest. Getrennt gezählt.",
  "Scanners and programs": "Scanner und Programme",
  "Counted apart.": "Getrennt gezählt.",
  "Mail gateways that test links, bots and previews. Counted apart.":
    "Mail-Gateways, die Links prüfen, Bots und Vorschauen. Getrennt gezählt.",
  Own: "Eigene",
  "Of people of your team, in a browser that is signed in here. Counted apart.":
    "Von Menschen Ihres Teams, in einem hier angemeldeten Browser. Getrennt gezählt.",
  "{count} in the period before": "{count} im Zeitraum davor",
  "{percent} % from {count} in the period before": "{percent} % gegenüber {count} im Zeitraum davor",
  "Top links": "Meistgenutzte Links",
  "All links": "Alle Links",
  "Days of {zone}": "Tage von {zone}",
  "Change time zone": "Zeitzone ändern",
  "Days are counted again. Older ones follow within minutes.":
    "Die Tage werden neu gezählt. Ältere folgen in wenigen Minuten.",
  "Time zone of the team": "Zeitzone des Teams",
  "By it days begin and end, for everybody in the team. All days whose clicks are kept are counted again.":
    "Nach ihr beginnen und enden Tage, für alle im Team. Alle Tage, deren Klicks aufbewahrt sind, werden neu gezählt.",
  "Save time zone": "Zeitzone speichern",
  "Time zone": "Zeitzone",
  "Use {zone}": "{zone} verwenden",
  "See what your signatures do": "Sehen, was Ihre Signaturen bewirken",
  "Analytics come with tiers 1 and 2 of the lifetime deal.":
    "Auswertungen gehören zu den Stufen 1 und 2 des Lifetime-Angebots.",
  "Clicks of people by day, of each signature, link, page, card and member":
    "Klicks von Menschen nach Tagen, von jeder Signatur, jedem Link, jeder Seite, Karte und jedem Mitglied",
  "Scanners, programs and your own clicks apart from them": "Scanner, Programme und Ihre eigenen Klicks getrennt davon",
  "Devices, times of day, and a file of every day": "Geräte, Tageszeiten und eine Datei mit jedem Tag",
  "Clicks are counted on every plan: what has come in until then is there at once.":
    "Klicks werden in jedem Tarif gezählt: Was bis dahin gekommen ist, ist sofort da.",
  "Write to {email}": "{email} schreiben",
  "See your plan": "Tarif ansehen",
  "Get a quote": "Angebot anfordern",
  "Get more places": "Mehr Plätze holen",
  "Stop the weekly mail": "Wöchentliche Mail abbestellen",
  "You can switch them on again under your numbers.": "Bei Ihren Zahlen können Sie sie wieder einschalten.",
  "One press, and the numbers of the week come no more.": "Ein Druck, und die Zahlen der Woche kommen nicht mehr.",
  "See your numbers": "Ihre Zahlen ansehen",
};
