import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Your message has arrived": "Ihre Nachricht ist angekommen",
  "A person reads it and writes back.": "Ein Mensch liest sie und schreibt zurück.",
  "You get this mail because somebody filled in the contact form with this address at":
    "Sie bekommen diese Mail, weil jemand das Kontaktformular mit dieser Adresse ausgefüllt hat bei",
  "Thank you for writing to us. Your message is here, and a person will answer it by mail.":
    "Danke für Ihre Nachricht. Sie ist hier, und ein Mensch wird sie per Mail beantworten.",
  "If you want to add something, simply write again.":
    "Wenn Sie etwas ergänzen möchten, schreiben Sie einfach noch einmal.",
  "Did you not write to us? Then somebody mistyped their address, and there is nothing to do.":
    "Sie haben uns nicht geschrieben? Dann hat sich jemand bei der Adresse vertippt, und es ist nichts zu tun.",
  "Hello {name},": "Guten Tag, {name},",
  "Hello,": "Guten Tag,",
  "If the button does not work, open this address:":
    "Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:",
  "From {name}": "Von {name}",
  "This is the contact form of": "Dies ist das Kontaktformular von",
  "{name} writes:": "{name} schreibt:",
  Topic: "Thema",
  Subject: "Betreff",
  Name: "Name",
  Email: "E-Mail",
  "Phone number": "Telefonnummer",
  "Business email": "Geschäftliche E-Mail-Adresse",
  "Email client": "E-Mail-Programm",
  "Company size": "Größe des Unternehmens",
  "Company website": "Website des Unternehmens",
  "Signature management so far": "Signaturen bisher",
  "Implementation timing": "Zeitpunkt der Einführung",
  "An answer to this mail goes to the person who wrote it.":
    "Eine Antwort auf diese E-Mail geht an die Person, die sie geschrieben hat.",
  "{percent}% off your plan": "{percent} % Rabatt auf Ihren Tarif",
  "You get this mail because you have an account at": "Sie bekommen diese E-Mail, weil Sie ein Konto haben bei",
  "It works once, until {date}.": "Er gilt einmal, bis {date}.",
  "See the plans": "Tarife ansehen",
  "Confirm your email address": "E-Mail-Adresse bestätigen",
  "One click, and we know that our mails reach you.": "Ein Klick, und wir wissen, dass unsere E-Mails Sie erreichen.",
  "You get this mail because this address was entered at":
    "Sie bekommen diese E-Mail, weil diese Adresse eingegeben wurde bei",
  "Somebody, most likely you, made a Signoff account with this address. Please confirm that it is yours.":
    "Jemand, vermutlich Sie, hat mit dieser Adresse ein Signoff-Konto angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört.",
  "Confirm address": "Adresse bestätigen",
  "The link works once, until {date}. If it was not you, you can ignore this mail: without your confirmation the account sends mails to nobody.":
    "Der Link gilt einmal, bis {date}. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Ohne Ihre Bestätigung sendet das Konto niemandem E-Mails.",
  "{name} invites you to a team at Signoff": "{name} lädt Sie in ein Team bei Signoff ein",
  "Accept, and your email signature is ready for you.": "Nehmen Sie an, und Ihre E-Mail-Signatur steht bereit.",
  "You get this mail because {name} entered your address at":
    "Sie bekommen diese E-Mail, weil {name} Ihre Adresse eingegeben hat bei",
  somebody: "jemand",
  "Accept, and make your email signature in a few minutes.":
    "Nehmen Sie an, und erstellen Sie Ihre E-Mail-Signatur in wenigen Minuten.",
  "{person} manages the email signatures of {team} and would like you to join.":
    "{person} verwaltet die E-Mail-Signaturen von {team} und möchte Sie aufnehmen.",
  "{person} manages the email signatures of a team and would like you to join.":
    "{person} verwaltet die E-Mail-Signaturen eines Teams und möchte Sie aufnehmen.",
  "You choose a password, and find the signature that was made for you.":
    "Sie wählen ein Passwort und finden die Signatur, die für Sie erstellt wurde.",
  "You choose a password, and can make your signature right away.":
    "Sie wählen ein Passwort und können gleich Ihre Signatur erstellen.",
  "Accept the invitation": "Einladung annehmen",
  "The invitation is for this address and ends on {date}. If you do not know who sent it, you can ignore it.":
    "Die Einladung gilt für diese Adresse und endet am {date}. Wenn Sie nicht wissen, von wem sie kommt, können Sie sie ignorieren.",
  "{name} sent you a page": "{name} hat Ihnen eine Seite gesendet",
  "You get this mail because {name} sent it from": "Sie bekommen diese E-Mail, weil {name} sie gesendet hat über",
  "{person} would like to show you this page: {title}": "{person} möchte Ihnen diese Seite zeigen: {title}",
  "Open the page": "Seite öffnen",
  "Choose a new password": "Neues Passwort wählen",
  "The link works once, for {minutes} minutes.": "Der Link gilt einmal, für {minutes} Minuten.",
  "You get this mail because a new password was asked for at":
    "Sie bekommen diese E-Mail, weil ein neues Passwort angefordert wurde bei",
  "Somebody, most likely you, asked for a new password for your Signoff account.":
    "Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Signoff-Konto angefordert.",
  "The link works once, until {date}. All devices are logged out when the password changes. If you did not ask for it, you can ignore this mail: your password stays as it is.":
    "Der Link gilt einmal, bis {date}. Alle Geräte werden abgemeldet, wenn sich das Passwort ändert. Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.",
  "Your payment did not go through": "Ihre Zahlung ist nicht durchgegangen",
  "Everything goes on working until {date}.": "Bis {date} funktioniert alles weiter.",
  "You get this mail because you pay for a plan at": "Sie bekommen diese E-Mail, weil Sie einen Tarif bezahlen bei",
  "The payment of {amount} for {plan} was declined. This happens when a card has expired or the bank wants a confirmation.":
    "Die Zahlung von {amount} für {plan} wurde abgelehnt. Das geschieht, wenn eine Karte abgelaufen ist oder die Bank eine Bestätigung verlangt.",
  "We try again on {date}.": "Wir versuchen es am {date} noch einmal.",
  "That was the last attempt; please pay in another way.":
    "Das war der letzte Versuch; bitte zahlen Sie auf anderem Weg.",
  "Until {date} everything goes on working.": "Bis {date} funktioniert alles weiter.",
  "Check the payment details": "Zahlungsdaten prüfen",
  "You have changed them already? Then there is nothing to do.":
    "Sie haben sie schon geändert? Dann ist nichts zu tun.",
  "Your receipt {number}": "Ihr Beleg {number}",
  "{amount} for {plan}. Thank you.": "{amount} für {plan}. Vielen Dank.",
  "Thank you. Your payment has arrived.": "Vielen Dank. Ihre Zahlung ist eingegangen.",
  Receipt: "Beleg",
  Plan: "Tarif",
  For: "Für",
  "{count, plural, one {# person} other {# people}}": "{count, plural, one {# Person} other {# Personen}}",
  "Paid on": "Bezahlt am",
  "Paid until": "Bezahlt bis",
  Total: "Summe",
  "Open the invoice": "Rechnung öffnen",
  "{name} sent you an email signature": "{name} hat Ihnen eine E-Mail-Signatur gesendet",
  "See it here, then install it in your mail program.":
    "Sehen Sie sie hier, und richten Sie sie in Ihrem Mailprogramm ein.",
  "{person} made this email signature for you:": "{person} hat diese E-Mail-Signatur für Sie erstellt:",
  "Install the signature": "Signatur einrichten",
  "There are steps with pictures for Gmail, Outlook, Office 365, Apple Mail, Thunderbird, Yahoo and Spark. You need no account.":
    "Es gibt bebilderte Schritte für Gmail, Outlook, Office 365, Apple Mail, Thunderbird, Yahoo und Spark. Sie brauchen kein Konto.",
  "Your plan ends on {date}": "Ihr Tarif endet am {date}",
  "Until then everything goes on working.": "Bis dahin funktioniert alles weiter.",
  "You get this mail because you cancelled a plan at":
    "Sie bekommen diese E-Mail, weil Sie einen Tarif gekündigt haben bei",
  "Your plan {plan} is cancelled. It stays active until {date}, and nothing is charged after that.":
    "Ihr Tarif {plan} ist gekündigt. Er bleibt bis {date} aktiv, danach wird nichts mehr berechnet.",
  "From then on the signatures, pages and business cards of the plan stop working: pictures in mails that were sent no longer show.":
    "Von da an funktionieren Signaturen, Seiten und Visitenkarten des Tarifs nicht mehr: Bilder in bereits gesendeten E-Mails werden nicht mehr gezeigt.",
  "Keep the plan": "Tarif behalten",
  "You need do nothing to let it end.": "Wenn er enden soll, brauchen Sie nichts zu tun.",
  "How your signature arrives": "So kommt Ihre Signatur an",
  "Your mails will end like this one.": "Ihre E-Mails werden wie diese enden.",
  "You get this mail because you asked for a test mail at":
    "Sie bekommen diese E-Mail, weil Sie eine Testmail angefordert haben bei",
  "This is your signature as a mail program shows it. Open this mail on your phone too.":
    "Dies ist Ihre Signatur, wie ein Mailprogramm sie zeigt. Öffnen Sie diese E-Mail auch auf Ihrem Telefon.",
  "Something to change? Save it in the editor and send yourself another test mail.":
    "Etwas zu ändern? Speichern Sie es im Editor und senden Sie sich eine weitere Testmail.",
  "Welcome to Signoff": "Willkommen bei Signoff",
  "Three steps to a signature that arrives as designed.": "Drei Schritte zu einer Signatur, die ankommt wie gestaltet.",
  "You get this mail because you created an account at":
    "Sie bekommen diese E-Mail, weil Sie ein Konto angelegt haben bei",
  "Your account is ready. A signature takes a few minutes:":
    "Ihr Konto ist bereit. Eine Signatur dauert ein paar Minuten:",
  "1. Choose a template and fill in your details.": "1. Wählen Sie eine Vorlage und tragen Sie Ihre Daten ein.",
  "2. Look at it in light and dark mail, and on a phone.":
    "2. Sehen Sie sie in hellen und dunklen E-Mails an, und auf dem Telefon.",
  "3. Copy it into Gmail, Outlook, Apple Mail or another mail program. We show each step.":
    "3. Kopieren Sie sie in Gmail, Outlook, Apple Mail oder ein anderes Mailprogramm. Wir zeigen jeden Schritt.",
  "Create your signature": "Signatur erstellen",
  "You have one already? It waits on your dashboard.": "Sie haben schon eine? Sie wartet in Ihrer Übersicht.",
  "Or type this code where you are logged in. It works for {minutes} minutes.":
    "Oder geben Sie diesen Code dort ein, wo Sie angemeldet sind. Er gilt {minutes} Minuten.",
  "Confirm your new email address": "Bestätigen Sie Ihre neue E-Mail-Adresse",
  "One click, and you log in with this address.": "Ein Klick, und Sie melden sich mit dieser Adresse an.",
  "Somebody, most likely you, wants to use this address for their Signoff account. Please confirm that it is yours.":
    "Jemand, vermutlich Sie, möchte diese Adresse für sein Signoff-Konto verwenden. Bitte bestätigen Sie, dass es Ihre ist.",
  "Use this address": "Diese Adresse verwenden",
  "The link works once, until {date}. If it was not you, you can ignore this mail: nothing changes.":
    "Der Link gilt einmal, bis {date}. Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Es ändert sich nichts.",
  "Your email address was changed": "Ihre E-Mail-Adresse wurde geändert",
  "It was not you? Take it back.": "Sie waren es nicht? Machen Sie es rückgängig.",
  "You get this mail because you had an account with this address at":
    "Sie bekommen diese E-Mail, weil Sie mit dieser Adresse ein Konto hatten bei",
  "Your Signoff account belongs to {email} now. Log in with that address from now on.":
    "Ihr Signoff-Konto gehört jetzt zu {email}. Melden Sie sich ab sofort mit dieser Adresse an.",
  "If it was not you, take it back: the account gets this address again, and everybody is logged out.":
    "Wenn Sie es nicht waren, machen Sie es rückgängig: Das Konto bekommt wieder diese Adresse, und alle Geräte werden abgemeldet.",
  "Take it back": "Rückgängig machen",
  "The link works once, until {date}.": "Der Link gilt einmal, bis {date}.",
  "Your password was changed": "Ihr Passwort wurde geändert",
  "All other devices are logged out.": "Alle anderen Geräte sind abgemeldet.",
  "The password of your Signoff account was changed on {date}. All other devices are logged out.":
    "Das Passwort Ihres Signoff-Kontos wurde am {date} geändert. Alle anderen Geräte sind abgemeldet.",
  "It was you? Then there is nothing to do. If not, choose a new password at once:":
    "Sie waren es? Dann ist nichts zu tun. Wenn nicht, wählen Sie sofort ein neues Passwort:",
  "That logs everybody out who is not you.": "Damit werden alle abgemeldet, die nicht Sie sind.",
  "Your code for Signoff": "Ihr Code für Signoff",
  "It confirms that it is you.": "Er bestätigt, dass Sie es sind.",
  "Type this code where you are logged in. It works for {minutes} minutes.":
    "Geben Sie diesen Code dort ein, wo Sie angemeldet sind. Er gilt {minutes} Minuten.",
  "Did you not ask for it? Then somebody sits at a device on which you are logged in. Give the code to nobody, and log that device out.":
    "Sie haben ihn nicht angefordert? Dann sitzt jemand an einem Gerät, auf dem Sie angemeldet sind. Geben Sie den Code niemandem und melden Sie dieses Gerät ab.",
  "A passkey was added to your account": "Ihr Konto hat einen neuen Passkey",
  "It opens your Signoff account without your password.": "Er öffnet Ihr Signoff-Konto ohne Ihr Passwort.",
  "It was you? Then there is nothing to do. If not, remove the passkey there and change your password.":
    "Waren Sie das? Dann ist nichts zu tun. Wenn nicht, entfernen Sie dort den Passkey und ändern Sie Ihr Passwort.",
  "A sign-in was connected to your account": "Ihr Konto ist mit einer Anmeldung verbunden",
  "Whoever signs in there gets into your Signoff account without your password.":
    "Wer sich dort anmeldet, kommt ohne Ihr Passwort in Ihr Signoff-Konto.",
  "It was you? Then there is nothing to do. If not, disconnect it there and change your password.":
    "Waren Sie das? Dann ist nichts zu tun. Wenn nicht, trennen Sie dort die Verbindung und ändern Sie Ihr Passwort.",
  "Two-factor sign-in is switched on": "Die Anmeldung in zwei Schritten ist eingeschaltet",
  "From now on your Signoff account asks for a code of an authenticator app besides the password.":
    "Von jetzt an fragt Ihr Signoff-Konto neben dem Passwort nach dem Code einer Authenticator-App.",
  "It was you? Then there is nothing to do. If not, switch it off there and change your password. If you cannot get in any more, tell whoever runs this Signoff.":
    "Waren Sie das? Dann ist nichts zu tun. Wenn nicht, schalten Sie es dort aus und ändern Sie Ihr Passwort. Kommen Sie nicht mehr hinein, sagen Sie es dem Betreiber dieses Signoff.",
  "Two-factor sign-in is switched off": "Die Anmeldung in zwei Schritten ist ausgeschaltet",
  "Your Signoff account asks for no code any more. The recovery codes have stopped working.":
    "Ihr Signoff-Konto fragt nach keinem Code mehr. Die Wiederherstellungscodes gelten nicht mehr.",
  "It was you? Then there is nothing to do. If not, change your password and switch it on again.":
    "Waren Sie das? Dann ist nichts zu tun. Wenn nicht, ändern Sie Ihr Passwort und schalten Sie es wieder ein.",
  "You have new recovery codes": "Sie haben neue Wiederherstellungscodes",
  "The recovery codes of your Signoff account were made anew. The old ones have stopped working.":
    "Für Ihr Signoff-Konto gibt es neue Wiederherstellungscodes. Die alten gelten nicht mehr.",
  "It was you? Then there is nothing to do. If not, change your password and make new codes again.":
    "Waren Sie das? Dann ist nichts zu tun. Wenn nicht, ändern Sie Ihr Passwort und erzeugen Sie noch einmal neue Codes.",
  "It was not you? Undo it.": "Waren Sie das nicht? Machen Sie es rückgängig.",
  "See how you sign in": "Ihre Anmeldungen ansehen",
  "A new device has logged in": "Ein neues Gerät hat sich angemeldet",
  "It was not you? Log it out.": "Sie waren es nicht? Melden Sie es ab.",
  "Somebody, most likely you, has logged in to your Signoff account with a device that we do not know yet.":
    "Jemand, vermutlich Sie, hat sich mit einem Gerät an Ihrem Signoff-Konto angemeldet, das wir noch nicht kennen.",
  Browser: "Browser",
  System: "System",
  When: "Wann",
  "See your devices": "Ihre Geräte ansehen",
  "It was you? Then there is nothing to do. If not, log that device out there and change your password.":
    "Sie waren es? Dann ist nichts zu tun. Wenn nicht, melden Sie das Gerät dort ab und ändern Sie Ihr Passwort.",
  "Everything that Signoff has of you, in one file.": "Alles, was Signoff von Ihnen hat, in einer Datei.",
  "Go to the download": "Zum Download",
  "Make your own email signature, and you both get one more.":
    "Gestalten Sie Ihre eigene E-Mail-Signatur, und Sie beide bekommen eine weitere.",
  "One signature is free. If you sign up with this link and confirm your address, each of you may make one more.":
    "Eine Signatur ist kostenlos. Wenn Sie sich mit diesem Link registrieren und Ihre Adresse bestätigen, bekommen Sie beide eine weitere.",
  "The copy of your data that you asked for is ready: your account, your signatures, your pictures and your clicks.":
    "Die Kopie Ihrer Daten, die Sie angefordert haben, ist fertig: Ihr Konto, Ihre Signaturen, Ihre Bilder und Ihre Klicks.",
  "We have not kept your address. If you do not want this, you can ignore it: nobody reminds you.":
    "Wir haben Ihre Adresse nicht gespeichert. Wenn Sie das nicht möchten, können Sie diese E-Mail ignorieren: Niemand erinnert Sie.",
  "You get this mail because you asked for your data at":
    "Sie bekommen diese E-Mail, weil Sie Ihre Daten angefordert haben bei",
  "You have to be logged in. The file is deleted on {date}. If it was not you who asked for it, change your password.":
    "Sie müssen angemeldet sein. Die Datei wird am {date} gelöscht. Wenn Sie sie nicht angefordert haben, ändern Sie Ihr Passwort.",
  "Your data is ready to download": "Ihre Daten stehen zum Download bereit",
  "{name} recommends Signoff to you": "{name} empfiehlt Ihnen Signoff",
  "{person} makes email signatures with Signoff and thinks that you might like it too.":
    "{person} gestaltet E-Mail-Signaturen mit Signoff und meint, dass es auch Ihnen gefallen könnte.",
  "Create your account": "Konto anlegen",
  "Install it in {program}": "In {program} einrichten",
  "{name} would like to hand a team over to you": "{name} möchte Ihnen ein Team übergeben",
  "Nothing changes until you accept.": "Bis Sie annehmen, ändert sich nichts.",
  "You get this mail because you are in a team at": "Sie bekommen diese E-Mail, weil Sie in einem Team sind bei",
  "{person} would like you to become the owner of the team “{team}”.":
    "{person} möchte, dass Ihnen künftig das Team „{team}“ gehört.",
  "{person} would like you to become the owner of the team that you are in.":
    "{person} möchte, dass Ihnen künftig das Team gehört, in dem Sie sind.",
  "The owner decides who is in the team, pays for its plan and can end it. There {count, plural, one {is # person} other {are # people}} in it. Its signatures, its plan and its people stay as they are.":
    "Wem das Team gehört, der entscheidet, wer dazugehört, bezahlt den Tarif und kann ihn beenden. {count, plural, one {Es hat # Mitglied} other {Es hat # Mitglieder}}. Signaturen, Tarif und Mitglieder bleiben, wie sie sind.",
  "Look at the offer": "Angebot ansehen",
  "The offer ends on {date}. If you do not want this, you need not do anything.":
    "Das Angebot gilt bis zum {date}. Wenn Sie das nicht möchten, brauchen Sie nichts zu tun.",
  "You are the owner of the team now": "Das Team gehört jetzt Ihnen",
  "Your team has a new owner": "Ihr Team gehört jetzt jemand anderem",
  "Its people, its signatures and its plan are as they were.": "Mitglieder, Signaturen und Tarif sind, wie sie waren.",
  "You are one of its admins now.": "Sie gehören jetzt zu seinen Admins.",
  "You have taken over the team of {person}, who is one of its admins now.":
    "Sie haben das Team von {person} übernommen. Dort ist diese Person jetzt Admin.",
  "{person} has taken over your team. You are one of its admins now.":
    "{person} hat Ihr Team übernommen. Sie gehören jetzt zu seinen Admins.",
  "Go to the team": "Zum Team",
  "You did not expect this? Then write to the other one at once.":
    "Damit haben Sie nicht gerechnet? Dann schreiben Sie der anderen Person sofort.",
  "to create signatures": "Signaturen erstellen",
  "to edit signatures": "Signaturen bearbeiten",
  "to send signatures": "Signaturen versenden",
  "to duplicate signatures": "Signaturen duplizieren",
  "to delete signatures": "Signaturen löschen",
  "to have a signature": "eine Signatur haben",
  "{name} asks for access": "{name} bittet um Zugriff",
  "They would like {wanted}.": "Der Wunsch: {wanted}.",
  "You get this mail because you manage a team at": "Sie bekommen diese E-Mail, weil Sie ein Team verwalten bei",
  "{person} is in your team and would like {wanted}.": "{person} ist in Ihrem Team und möchte {wanted}.",
  "Allow it": "Erlauben",
  "Do not allow it": "Nicht erlauben",
  "Either opens your members page and asks you once more. Whoever asked is mailed your answer.":
    "Beides öffnet Ihre Mitgliederseite und fragt noch einmal nach. Wer gefragt hat, bekommt Ihre Antwort per E-Mail.",
  "You have the access that you asked for": "Sie haben den Zugriff, um den Sie gebeten haben",
  "Your request was declined": "Ihre Anfrage wurde abgelehnt",
  "You had asked {wanted}.": "Sie hatten gefragt: {wanted}.",
  "You get this mail because you asked for access at":
    "Sie bekommen diese E-Mail, weil Sie um Zugriff gebeten haben bei",
  "Your team owner gives you a signature. You find it on your dashboard as soon as it is assigned to you.":
    "Ihr Team gibt Ihnen eine Signatur. Sie finden sie in Ihrer Übersicht, sobald sie Ihnen zugewiesen ist.",
  "From now on you are allowed {wanted}.": "Von jetzt an dürfen Sie {wanted}.",
  "You had asked {wanted}. Your team owner has decided against it. Talk to them if you need it.":
    "Sie hatten gefragt: {wanted}. Ihr Team hat sich dagegen entschieden. Sprechen Sie darüber, wenn Sie es brauchen.",
  "Go to your dashboard": "Zur Übersicht",
  "Your email signature does not show any more": "Ihre E-Mail-Signatur wird nicht mehr angezeigt",
  "The plan of your team has ended. Your team owner can change that.":
    "Der Tarif Ihres Teams ist zu Ende. Das kann ändern, wem das Team gehört.",
  "The plan of your team at Signoff has ended. Until {person} renews it, the pictures in your email signature are empty and it cannot be edited.":
    "Der Tarif Ihres Teams bei Signoff ist zu Ende. Bis {person} ihn verlängert, sind die Bilder in Ihrer E-Mail-Signatur leer, und sie lässt sich nicht bearbeiten.",
  "Links in your signature go on working, and nothing is deleted.":
    "Die Links in Ihrer Signatur funktionieren weiter, und nichts wird gelöscht.",
  "Everything is back within a minute once the plan is renewed. You need not do anything.":
    "Sobald der Tarif verlängert ist, ist alles binnen einer Minute wieder da. Sie brauchen nichts zu tun.",
  "Your email signature shows again": "Ihre E-Mail-Signatur wird wieder angezeigt",
  "The plan of your team was renewed.": "Der Tarif Ihres Teams wurde verlängert.",
  "The plan of your team at Signoff was renewed. Your email signature and its pictures are as they were.":
    "Der Tarif Ihres Teams bei Signoff wurde verlängert. Ihre E-Mail-Signatur und ihre Bilder sind, wie sie waren.",
  "Your account is deleted on {date}": "Ihr Konto wird am {date} gelöscht",
  "Until then you can keep it.": "Bis dahin können Sie es behalten.",
  "You get this mail because you deleted your account at":
    "Sie bekommen diese Mail, weil Sie Ihr Konto gelöscht haben bei",
  "A few weeks ago you deleted your account. It goes for good on {date}.":
    "Vor einigen Wochen haben Sie Ihr Konto gelöscht. Endgültig geht es am {date}.",
  "You deleted your account. It goes for good on {date}, and until then everything works as before.":
    "Sie haben Ihr Konto gelöscht. Endgültig geht es am {date}, und bis dahin funktioniert alles wie zuvor.",
  "On that day your signatures, pictures, links and numbers are erased. Pictures in mails that you have sent become empty, and their links lead nowhere.":
    "An diesem Tag werden Ihre Signaturen, Bilder, Links und Zahlen gelöscht. Bilder in Mails, die Sie gesendet haben, werden leer, und ihre Links führen nirgendwohin.",
  "Keep my account": "Mein Konto behalten",
  "You need do nothing to let it go. If it was not you who deleted it, keep it and change your password.":
    "Um es gehen zu lassen, müssen Sie nichts tun. Wenn nicht Sie es gelöscht haben, behalten Sie es und ändern Sie Ihr Passwort.",
  "Your account stays": "Ihr Konto bleibt",
  "It is not deleted any more.": "Es wird nicht mehr gelöscht.",
  "You get this mail because you kept your account at":
    "Sie bekommen diese Mail, weil Sie Ihr Konto behalten haben bei",
  "You took the deletion of your account back. Everything is as it was.":
    "Sie haben die Löschung Ihres Kontos zurückgenommen. Alles ist, wie es war.",
  "A plan that was cancelled with it stays cancelled, so that nothing is charged that you do not expect.":
    "Ein Tarif, der damit gekündigt wurde, bleibt gekündigt, damit nichts berechnet wird, was Sie nicht erwarten.",
  "Go to your account": "Zu Ihrem Konto",
  "If it was not you, change your password.": "Wenn Sie es nicht waren, ändern Sie Ihr Passwort.",
  "Your team stays": "Ihr Team bleibt",
  "Your team ends on {date}": "Ihr Team endet am {date}",
  "Your email signature goes on as it is.": "Ihre E-Mail-Signatur bleibt, wie sie ist.",
  "Your own account stays.": "Ihr eigenes Konto bleibt.",
  "{person} keeps the team that you are in. Nothing changes for you.":
    "{person} behält das Team, in dem Sie sind. Für Sie ändert sich nichts.",
  "{person} has deleted the account that your team belongs to. The team ends on {date}, and with it the signatures that you have from it: their pictures become empty and their links lead nowhere.":
    "{person} hat das Konto gelöscht, zu dem Ihr Team gehört. Das Team endet am {date}, und mit ihm die Signaturen, die Sie von ihm haben: Ihre Bilder werden leer, und ihre Links führen nirgendwohin.",
  "Your own account stays, with all that you have made outside of the team. Whoever owns the team can keep it until that day.":
    "Ihr eigenes Konto bleibt, mit allem, was Sie außerhalb des Teams gemacht haben. Wem das Team gehört, der kann es bis zu diesem Tag behalten.",
  "This was a sandbox payment: no real money was moved.":
    "Dies war eine Sandbox-Zahlung: Es wurde kein echtes Geld bewegt.",
  "Your trial ends on {date}": "Ihre Testphase endet am {date}",
  "You get this mail because you try a plan at": "Sie bekommen diese E-Mail, weil Sie einen Tarif testen bei",
  "Your trial of {plan} ends on {date}, and nothing is charged unless you choose a plan.":
    "Ihre Testphase für {plan} endet am {date}. Es wird nichts berechnet, solange Sie keinen Tarif wählen.",
  "Choose a plan": "Tarif wählen",
  "Your plan is cancelled": "Ihr Tarif ist gekündigt",
  "Nothing more will be charged.": "Es wird nichts mehr berechnet.",
  "We confirm that your plan is cancelled. Nothing more will be charged.":
    "Wir bestätigen, dass Ihr Tarif gekündigt ist. Es wird nichts mehr berechnet.",
  "Cancelled on": "Gekündigt am",
  "Active until": "Aktiv bis",
  "What you have made is yours: {link}.": "Was Sie gemacht haben, gehört Ihnen: {link}.",
  "download all of it": "alles herunterladen",
  "Your plan pauses until {date}": "Ihr Tarif pausiert bis {date}",
  "Nothing is charged meanwhile.": "In dieser Zeit wird nichts berechnet.",
  "You get this mail because you paused a plan at": "Sie bekommen diese E-Mail, weil Sie einen Tarif pausieren bei",
  "Your plan pauses. Nothing is charged meanwhile, and your account is as on the free plan.":
    "Ihr Tarif pausiert. In dieser Zeit wird nichts berechnet, und Ihr Konto ist wie im kostenlosen Tarif.",
  "Pauses on": "Pausiert ab",
  "Goes on": "Geht weiter am",
  "Next payment": "Nächste Zahlung",
  "Manage the plan": "Tarif verwalten",
  "You can go on sooner, or cancel, whenever you want.": "Sie können jederzeit früher weitermachen oder kündigen.",
  "Your plan goes on": "Ihr Tarif läuft weiter",
  "{plan}: everything is as it was.": "{plan}: Alles ist, wie es war.",
  "Your plan goes on. Signatures, pages and business cards work as before.":
    "Ihr Tarif läuft weiter. Signaturen, Seiten und Visitenkarten funktionieren wie zuvor.",
  "Renews on": "Verlängert sich am",
  "{amount} is on its way back to you": "{amount} sind auf dem Weg zurück zu Ihnen",
  "For {plan}.": "Für {plan}.",
  "You get this mail because you paid for a plan at":
    "Sie bekommen diese E-Mail, weil Sie einen Tarif bezahlt haben bei",
  "Your payment arrived, but what it was for could not be given any more: your plan had changed meanwhile. All of it goes back.":
    "Ihre Zahlung ist angekommen, aber wofür sie war, ließ sich nicht mehr geben: Ihr Tarif hatte sich inzwischen geändert. Alles geht zurück.",
  "We have paid back what you paid. It goes the way on which it came, which can take some days.":
    "Wir haben zurückgezahlt, was Sie bezahlt haben. Es geht den Weg, auf dem es kam; das kann einige Tage dauern.",
  "Paid back on": "Zurückgezahlt am",
  Amount: "Betrag",
  "See the invoices": "Rechnungen ansehen",
  "The next plan that you pay for costs you {percent}% less.":
    "Der nächste Tarif, den Sie bezahlen, kostet Sie {percent} % weniger.",
  "There is no code to enter: it comes off by itself where you pay.":
    "Sie brauchen keinen Code einzugeben: Der Rabatt wird beim Bezahlen von selbst abgezogen.",
  "{name} sent you a business card": "{name} hat Ihnen eine Visitenkarte gesendet",
  "{person} would like to give you this business card: {title}":
    "{person} möchte Ihnen diese Visitenkarte geben: {title}",
  "Open the card": "Karte öffnen",
  "{name} left you their contact": "{name} hat Ihnen die eigenen Kontaktdaten hinterlassen",
  "By your business card: {title}": "Über Ihre Visitenkarte: {title}",
  "You get this mail because your business card takes contacts. It is kept at":
    "Sie bekommen diese E-Mail, weil Ihre Visitenkarte Kontakte annimmt. Sie liegt bei",
  "{name} has opened your business card and left this for you. They agreed that you get it; it is kept nowhere but in this mail.":
    "{name} hat Ihre Visitenkarte geöffnet und Ihnen dies hinterlassen. Die Person ist einverstanden, dass Sie es bekommen; außer in dieser E-Mail wird es nirgends aufbewahrt.",
  Company: "Firma",
  "A page was reported: {title}": "Eine Seite wurde gemeldet: {title}",
  "You get this mail because you run this installation. It is about":
    "Sie bekommen diese E-Mail, weil Sie diese Installation betreiben. Es geht um",
  "A visitor says that this page harms people. Please look at it.":
    "Ein Besucher sagt, dass diese Seite Menschen schadet. Bitte sehen Sie sie sich an.",
  Page: "Seite",
  "Its owner": "Inhaber",
  "Reports so far": "Meldungen bisher",
  "Your domain is verified: {domain}": "Ihre Domain ist bestätigt: {domain}",
  "We have seen the record that proves that the domain is yours. Your pages are shown under it now.":
    "Wir haben den Eintrag gesehen, der zeigt, dass die Domain Ihnen gehört. Ihre Seiten sind jetzt unter ihr zu sehen.",
  "Leave the record in place: we look every day, and without it the domain is taken away.":
    "Lassen Sie den Eintrag stehen: Wir sehen täglich nach, und ohne ihn entfällt die Domain.",
  "Your domain was taken away: {domain}": "Ihre Domain ist entfallen: {domain}",
  "The record that proves that the domain is yours has gone, so nothing is shown under it any more.":
    "Der Eintrag, der zeigt, dass die Domain Ihnen gehört, fehlt. Deshalb ist unter ihr nichts mehr zu sehen.",
  "Set the same record again, and the domain comes back within a day. Your pages are seen at our address.":
    "Setzen Sie denselben Eintrag wieder, dann kommt die Domain innerhalb eines Tages zurück. Ihre Seiten sind unter unserer Adresse zu sehen.",
  "Your domain is not verified: {domain}": "Ihre Domain ist nicht bestätigt: {domain}",
  "We have looked for the record for 72 hours and it did not come, so we have stopped looking.":
    "Wir haben 72 Stunden lang nach dem Eintrag gesehen. Er kam nicht, deshalb sehen wir nicht weiter nach.",
  "Set the record, then have it checked again. Your pages are seen at our address.":
    "Setzen Sie den Eintrag und lassen Sie ihn dann erneut prüfen. Ihre Seiten sind unter unserer Adresse zu sehen.",
  "Your domain is somebody else's now: {domain}": "Ihre Domain gehört jetzt jemand anderem: {domain}",
  "The record that proved that the domain is yours has gone, and somebody else has proved that it is theirs.":
    "Der Eintrag, der zeigte, dass die Domain Ihnen gehört, fehlt, und jemand anderes hat gezeigt, dass sie ihm gehört.",
  "If it is yours, have a look at whoever keeps it for you. Your pages are seen at our address.":
    "Wenn sie Ihnen gehört, sehen Sie dort nach, wo sie verwaltet wird. Ihre Seiten sind unter unserer Adresse zu sehen.",
  "You get this mail because you own a team at": "Sie bekommen diese Mail, weil Ihnen ein Team gehört bei",
  Domain: "Domain",
  "Name of the record": "Name des Eintrags",
  "Its value": "Sein Wert",
  "See your domains": "Ihre Domains ansehen",
  "{count, plural, one {# click} other {# clicks}}": "{count, plural, one {# Klick} other {# Klicks}}",
  "{count, plural, one {# click} other {# clicks}} from {from} to {to}":
    "{count, plural, one {# Klick} other {# Klicks}} vom {from} bis {to}",
  "{visitors, plural, one {# visitor} other {# visitors}}; {before} in the week before.":
    "{visitors, plural, one {# Besucher} other {# Besucher}}; {before} in der Woche davor.",
  "You get this mail once a week because you asked for your numbers at":
    "Sie bekommen diese Mail einmal in der Woche, weil Sie Ihre Zahlen bestellt haben bei",
  "This is what people did with your signatures, pages and cards from {from} to {to}.":
    "Das haben Menschen vom {from} bis {to} mit Ihren Signaturen, Seiten und Karten gemacht.",
  "This is what people did with the signatures, pages and cards of {team} from {from} to {to}.":
    "Das haben Menschen vom {from} bis {to} mit den Signaturen, Seiten und Karten von {team} gemacht.",
  Clicks: "Klicks",
  "Week before": "Woche davor",
  "Visitors, a sum of days": "Besucher, eine Summe von Tagen",
  "Image loads": "Geladene Bilder",
  "Views of pages and cards": "Aufrufe von Seiten und Karten",
  "Signatures with the most clicks": "Signaturen mit den meisten Klicks",
  "Links with the most clicks": "Links mit den meisten Klicks",
  "See all numbers": "Alle Zahlen ansehen",
  "People are counted. Scanners, programs and your own clicks are not among them.":
    "Gezählt werden Menschen. Scanner, Programme und Ihre eigenen Klicks sind nicht dabei.",
  "Stop the weekly mail": "Wöchentliche Mail abbestellen",
  "You are to look after {name} at Signoff": "Sie sollen bei Signoff {name} betreuen",
  "You are to look after an Agency Hub at Signoff": "Sie sollen bei Signoff einen Agency Hub betreuen",
  "Accept, and you find its signatures, pages and cards.":
    "Nehmen Sie an, und Sie finden dort Signaturen, Seiten und Karten.",
  "{person} would like you to look after the email signatures of {company}.":
    "{person} möchte, dass Sie die E-Mail-Signaturen von {company} betreuen.",
  "{person} would like you to look after all companies of {agency}.":
    "{person} möchte, dass Sie alle Firmen von {agency} betreuen.",
  "{person} would like you to look after all companies of an agency.":
    "{person} möchte, dass Sie alle Firmen einer Agentur betreuen.",
  "If you have no account yet, you choose a password.": "Wenn Sie noch kein Konto haben, wählen Sie ein Passwort.",
  "Your signatures show until {date}": "Ihre Signaturen sind bis {date} zu sehen",
  "The plan of the agency that looks after them has ended.": "Der Tarif der Agentur, die sie betreut, ist zu Ende.",
  "You get this mail because you look after a company at": "Sie erhalten diese Mail, weil Sie eine Firma betreuen bei",
  "The plan of the agency that looks after {company} has ended. Until {date} everything is as it was; then the pictures in its signatures are empty and they cannot be edited.":
    "Der Tarif der Agentur, die {company} betreut, ist zu Ende. Bis {date} ist alles wie bisher; danach sind die Bilder in den Signaturen leer, und sie lassen sich nicht bearbeiten.",
  "your company": "Ihre Firma",
  "Ask {person}, who runs it, to renew the plan, or to hand the company over to you.":
    "Bitten Sie {person}, den Tarif zu erneuern oder Ihnen die Firma zu übergeben.",
  "Links in signatures go on working, and nothing is deleted.":
    "Links in Signaturen funktionieren weiter, und nichts wird gelöscht.",
  "You have taken {company} over from {person}.": "Sie haben {company} von {person} übernommen.",
  "{person} has taken {company} over. Its signatures are free in your package again.":
    "{person} hat {company} übernommen. Die Signaturen sind in Ihrem Paket wieder frei.",
  "{person} has accepted: {company} is one of your companies now.":
    "{person} hat angenommen: {company} ist jetzt eine Ihrer Firmen.",
  "You have accepted: the agency of {person} has {company} now, and you are one of its admins.":
    "Sie haben angenommen: Die Agentur von {person} hat jetzt {company}, und Sie sind einer der Admins.",
  "A company is a team of its own now": "Eine Firma ist jetzt ein eigenes Team",
  "A team is a company of an Agency Hub now": "Ein Team ist jetzt Firma eines Agency Hub",
  "Its people, its signatures and its links are as they were.": "Personen, Signaturen und Links sind, wie sie waren.",
  "the team": "das Team",
  "It has what it had until {date}. Choose a plan until then, or its signatures show no more.":
    "Es hat bis {date}, was es hatte. Wählen Sie bis dahin einen Tarif, sonst sind die Signaturen nicht mehr zu sehen.",
  "{name} would like to hand a company over to you": "{name} möchte Ihnen eine Firma übergeben",
  "{name} would like to look after your team's signatures": "{name} möchte die Signaturen Ihres Teams betreuen",
  "{person} would like you to become the owner of {company}, which the agency looks after today.":
    "{person} möchte, dass Ihnen {company} gehört, bisher von der Agentur betreut.",
  "a company": "eine Firma",
  "{person} would like your team to become a company of {agency}, which then owns it and pays for it.":
    "{person} möchte, dass Ihr Team eine Firma von {agency} wird: Es gehört dann der Agentur, die dafür zahlt.",
  "an agency": "einer Agentur",
  "Its people, its signatures and its links stay as they are. The owner decides who is in the team, and pays for its plan.":
    "Personen, Signaturen und Links bleiben, wie sie sind. Wem es gehört, entscheidet, wer im Team ist, und zahlt den Tarif.",
  "Your people, your signatures and your links stay as they are, with room for {count, plural, one {# signature} other {# signatures}}. You go on managing the team as one of its admins. A plan that you pay for yourself ends, and the rest of it is paid back.":
    "Ihre Leute, Signaturen und Links bleiben, wie sie sind, mit Platz für {count, plural, one {# Signatur} other {# Signaturen}}. Sie verwalten das Team weiter als einer seiner Admins. Ein Tarif, den Sie selbst zahlen, endet, und der Rest wird erstattet.",
  "The copy of a company is ready to download": "Die Kopie einer Firma steht zum Download bereit",
  "Everything that the company has, in one file.": "Alles, was die Firma hat, in einer Datei.",
  "You get this mail because you asked for a copy of a company at":
    "Sie bekommen diese E-Mail, weil Sie eine Kopie einer Firma angefordert haben bei",
  "The copy of {company} that you asked for is ready: its people, signatures, pages, cards, links, numbers and pictures.":
    "Die angeforderte Kopie von {company} ist fertig: Personen, Signaturen, Seiten, Karten, Links, Zahlen und Bilder.",
};
