import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Mails of this team are not counted.": "E-Mails dieses Teams werden nicht gezählt.",
  "Please choose a topic": "Bitte wählen Sie ein Thema",
  "Please enter your name": "Bitte geben Sie Ihren Namen ein",
  "Please write what it is about": "Bitte schreiben Sie, worum es geht",
  "Please specify the subject": "Bitte geben Sie den Betreff an",
  "Please specify company size": "Bitte geben Sie die Größe des Unternehmens an",
  "Please specify your email client": "Bitte geben Sie Ihr E-Mail-Programm an",
  "Please choose a reason": "Bitte wählen Sie einen Grund",
  "This text has a broken character. Delete it and type it again.":
    "Dieser Text hat ein kaputtes Zeichen. Löschen Sie es und tippen Sie es noch einmal.",
  "A banner is part of the paid plans.": "Ein Banner gehört zu den bezahlten Tarifen.",
  "This template is part of the paid plans.": "Diese Vorlage gehört zu den bezahlten Tarifen.",
  "Hiding the branding line is part of the paid plans.":
    "Das Ausblenden der Markenzeile gehört zu den bezahlten Tarifen.",
  "Other icon styles are part of the paid plans.": "Andere Symbolstile gehören zu den bezahlten Tarifen.",
  "A link on the photo is part of the paid plans.": "Ein Link auf dem Foto gehört zu den bezahlten Tarifen.",
  "Custom fields are part of the paid plans.": "Eigene Felder gehören zu den bezahlten Tarifen.",
  "The link to {network} is part of the paid plans.": "Der Link zu {network} gehört zu den bezahlten Tarifen.",
  "The call to action is part of the paid plans.": "Die Handlungsaufforderung gehört zu den bezahlten Tarifen.",
  "The disclaimer is part of the paid plans.": "Der rechtliche Hinweis gehört zu den bezahlten Tarifen.",
  "The badge addon is part of the paid plans.": "Das Abzeichen gehört zu den bezahlten Tarifen.",
  "A green message of your own is part of the paid plans.":
    "Ein eigener Umwelthinweis gehört zu den bezahlten Tarifen.",
  "The calendar addon is part of the paid plans.": "Der Termin gehört zu den bezahlten Tarifen.",
  "A signature can have up to {most} short links, and this one has {count} links. Take some out, or switch short links off.":
    "Eine Signatur kann bis zu {most} Kurzlinks haben, und diese hat {count} Links. Nehmen Sie einige heraus, oder schalten Sie die Kurzlinks ab.",
  "We could not get the picture of this video. Check that it is public, or choose an own picture.":
    "Wir konnten das Bild dieses Videos nicht holen. Prüfen Sie, ob es öffentlich ist, oder wählen Sie ein eigenes Bild.",
  "Use at most {count} points.": "Verwenden Sie höchstens {count} Punkte.",
  "Nest at most {count} levels.": "Verschachteln Sie höchstens {count} Ebenen.",
  "This must be 0 or 1.": "Dies muss 0 oder 1 sein.",
  "There is no such banner.": "Dieses Banner gibt es nicht.",
  "This banner has nothing of that name.": "Dieses Banner hat nichts mit diesem Namen.",
  "Choose a darker colour or a lighter background: phones could not read this code.":
    "Wählen Sie eine dunklere Farbe oder einen helleren Hintergrund: Telefone könnten diesen Code nicht lesen.",
  "This is too much for a code of this size. Shorten it or choose a larger size.":
    "Das ist zu viel für einen Code dieser Größe. Kürzen Sie, oder wählen Sie eine größere.",
  "Stay within {count} pixels.": "Bleiben Sie innerhalb von {count} Pixeln.",
  "This is too much ink.": "Das ist zu viel Tinte.",
  "Try again": "Noch einmal versuchen",
  "An account with this email address exists already.": "Mit dieser E-Mail-Adresse gibt es schon ein Konto.",
  "This password is known from data leaks. Please choose another one.":
    "Dieses Passwort ist aus Datenlecks bekannt. Bitte wählen Sie ein anderes.",
  "Use the address of a video on YouTube, Vimeo or Loom.":
    "Verwenden Sie die Adresse eines Videos bei YouTube, Vimeo oder Loom.",
  "Send the ETag of the state you edited.": "Senden Sie das ETag des Stands, den Sie bearbeitet haben.",
  "Send crop once, then image once, and nothing else.": "Senden Sie einmal crop, dann einmal image, und sonst nichts.",
  "Send x,y,width,height in fractions of the picture, 0 to 1.":
    "Senden Sie x,y,width,height als Anteile des Bildes, 0 bis 1.",
  "Please enter a password.": "Bitte geben Sie ein Passwort ein.",
  "Use at least {count} characters.": "Verwenden Sie mindestens {count} Zeichen.",
  "Use at most {count} characters.": "Verwenden Sie höchstens {count} Zeichen.",
  "Please enter your password.": "Bitte geben Sie Ihr Passwort ein.",
  "Send either the address of a video or a picture.": "Senden Sie entweder die Adresse eines Videos oder ein Bild.",
  "Please check the marked fields.": "Bitte prüfen Sie die markierten Felder.",
  "The request could not be read.": "Die Anfrage konnte nicht gelesen werden.",
  "This kind of content is not accepted here.": "Diese Art von Inhalt wird hier nicht angenommen.",
  "We could not tell that this was not sent by a program. Please try again.":
    "Wir konnten nicht erkennen, dass hier kein Programm sendet. Bitte versuchen Sie es noch einmal.",
  "You are logged in as somebody else. Only they themselves can do this.":
    "Sie sind als jemand anderes angemeldet. Das kann nur die Person selbst tun.",
  "Please confirm that it is you.": "Bitte bestätigen Sie, dass Sie es sind.",
  "This is not your password.": "Das ist nicht Ihr Passwort.",
  "This code was used already, is too old, or was typed wrong too often. Please ask for a new one.":
    "Dieser Code wurde schon verwendet, ist zu alt oder wurde zu oft falsch eingegeben. Bitte fordern Sie einen neuen an.",
  "This account is switched off. Please contact your administrator.":
    "Dieses Konto ist abgeschaltet. Bitte wenden Sie sich an Ihre Verwaltung.",
  "The code has six digits.": "Der Code hat sechs Ziffern.",
  "This is not the code that we mailed to you.": "Das ist nicht der Code, den wir Ihnen geschickt haben.",
  "This is your address already.": "Das ist bereits Ihre Adresse.",
  "Please log in.": "Bitte melden Sie sich an.",
  "Email address or password is not correct.": "E-Mail-Adresse oder Passwort stimmt nicht.",
  "Your session has ended. Please log in again.": "Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.",
  "You have no permission to do this.": "Dazu haben Sie keine Berechtigung.",
  "This request did not come from our own pages.": "Diese Anfrage kam nicht von unseren eigenen Seiten.",
  "You cannot have more signatures": "Mehr Signaturen sind nicht möglich",
  "This account keeps as many pictures as it can. Please contact your administrator.":
    "Dieses Konto hat so viele Bilder, wie es aufbewahren kann. Bitte wenden Sie sich an Ihre Administration.",
  "Please upgrade": "Bitte wechseln Sie den Tarif",
  "Please confirm your email address first: open the link that we mailed to you.":
    "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link, den wir Ihnen gesendet haben.",
  "You've reached the limit. Only the account owner can add more signatures, pages and cards":
    "Sie haben die Grenze erreicht. Nur die Inhaberin oder der Inhaber des Kontos kann weitere Signaturen, Seiten und Karten hinzufügen",
  "You have no edit permissions. Please contact your administrator.":
    "Sie dürfen hier nichts bearbeiten. Bitte wenden Sie sich an Ihre Administration.",
  "Request access from your team owner": "Bitten Sie die Inhaberin oder den Inhaber Ihres Teams um Zugriff",
  "You are not admin": "Sie sind nicht Administrator",
  "Your account is inactive. Please subscribe to continue using Agency Hub.":
    "Ihr Konto ist nicht aktiv. Bitte schließen Sie ein Abonnement ab, um Agency Hub weiter zu nutzen.",
  "Account expired. Please contact your administrator.":
    "Das Konto ist abgelaufen. Bitte wenden Sie sich an Ihre Administration.",
  "The page you're looking for doesn't exist": "Diese Seite gibt es nicht",
  "This was changed elsewhere. Please, reload the page and try again.":
    "Dies wurde anderswo geändert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "This server is not asked by that name. Please check its PUBLIC_URL.":
    "Dieser Server wird nicht unter diesem Namen angesprochen. Bitte prüfen Sie seine PUBLIC_URL.",
  "An account with this email address exists already. Please log in.":
    "Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich an.",
  "This link was used already or is too old. Please ask for a new one.":
    "Dieser Link wurde schon benutzt oder ist zu alt. Bitte fordern Sie einen neuen an.",
  "This link was switched off. It leads nowhere any more.":
    "Dieser Link wurde abgeschaltet. Er führt nirgendwo mehr hin.",
  "The request took too long to arrive. Please check your connection and try again.":
    "Die Anfrage brauchte zu lange. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "Your picture arrived too slowly. Check your connection, or choose a smaller file, and try again.":
    "Ihr Bild kam zu langsam an. Prüfen Sie Ihre Verbindung, oder wählen Sie eine kleinere Datei, und versuchen Sie es noch einmal.",
  "Selected image is too big.": "Das gewählte Bild ist zu groß.",
  "The request is too big.": "Die Anfrage ist zu groß.",
  "Choose an image file.": "Wählen Sie eine Bilddatei.",
  "We could not get this picture. Check the address, or choose your own.":
    "Wir konnten dieses Bild nicht laden. Prüfen Sie die Adresse, oder wählen Sie ein eigenes.",
  "Too many attempts. Please wait a moment and try again.":
    "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  "We have mailed you the link several times today. Please look into the spam folder, or try again tomorrow.":
    "Wir haben Ihnen den Link heute schon mehrmals gesendet. Bitte sehen Sie im Spam-Ordner nach, oder versuchen Sie es morgen noch einmal.",
  "Please, reload the page and try again.": "Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "The server has no space left. Nothing was saved; please tell the administrator.":
    "Der Server hat keinen Platz mehr. Es wurde nichts gespeichert; bitte sagen Sie es Ihrer Administration.",
  "Signoff is briefly unavailable. Your work is kept; please try again in a moment.":
    "Signoff ist kurz nicht erreichbar. Ihre Arbeit bleibt erhalten; bitte versuchen Sie es gleich noch einmal.",
  "This picture could not be drawn. Please try again in a minute.":
    "Dieses Bild konnte nicht gezeichnet werden. Bitte versuchen Sie es in einer Minute noch einmal.",
  "Too much is being done at once. Please try again in a moment.":
    "Gerade geschieht zu viel auf einmal. Bitte versuchen Sie es gleich noch einmal.",
  "Email address is not valid.": "Die E-Mail-Adresse ist ungültig.",
  "This is not an email address.": "Das ist keine E-Mail-Adresse.",
  "This is not a phone number.": "Das ist keine Telefonnummer.",
  "Use one line of text.": "Verwenden Sie eine einzige Zeile Text.",
  "Invalid email address.": "Ungültige E-Mail-Adresse.",
  "Invalid HTML. Delete and try again.": "Ungültiges HTML. Löschen Sie es und versuchen Sie es noch einmal.",
  "This field is required. Choose a unique name.": "Dieses Feld ist erforderlich. Wählen Sie einen eindeutigen Namen.",
  "This picture belongs to another account. Choose your own.":
    "Dieses Bild gehört zu einem anderen Konto. Wählen Sie ein eigenes.",
  "Please choose a file up to {megabytes} MB in size.": "Bitte wählen Sie eine Datei von höchstens {megabytes} MB.",
  "Use a number from {min} to {max}.": "Geben Sie eine Zahl von {min} bis {max} an.",
  "There is no such date or time.": "Dieses Datum oder diese Uhrzeit gibt es nicht.",
  "There is no such time zone.": "Diese Zeitzone gibt es nicht.",
  "It ends before it starts.": "Das Ende liegt vor dem Beginn.",
  "The event ends before it starts.": "Der Termin endet, bevor er beginnt.",
  "Please enter a valid link.": "Bitte geben Sie einen gültigen Link ein.",
  "No handwriting has these letters. Use others, or draw or upload your sign.":
    "Keine Handschrift hat diese Zeichen. Verwenden Sie andere, oder zeichnen Sie Ihre Unterschrift oder laden Sie sie hoch.",
  "No mail may have this address: {address}. Use http, https, mailto or tel.":
    "Diese Adresse darf in keiner E-Mail stehen: {address}. Verwenden Sie http, https, mailto oder tel.",
  "Add up to 10 custom fields.": "Fügen Sie bis zu 10 eigene Felder hinzu.",
  "Together the other forms of this signature change too much. Take changes back, or remove a form.":
    "Zusammen ändern die anderen Formen dieser Signatur zu viel. Nehmen Sie Änderungen zurück oder entfernen Sie eine Form.",
  "This must be {kind}.": "Dies muss {kind} sein.",
  "This field is required.": "Dieses Feld ist erforderlich.",
  "Unknown field: {names}.": "Unbekanntes Feld: {names}.",
  "This may be at most {count}.": "Dies darf höchstens {count} sein.",
  "This must be at least {count}.": "Dies muss mindestens {count} sein.",
  "This value is not valid.": "Dieser Wert ist ungültig.",
  "an array": "eine Liste",
  "a boolean": "ein Wahrheitswert",
  "an int": "eine ganze Zahl",
  "a number": "eine Zahl",
  "an object": "ein Objekt",
  "a string": "ein Text",
  "This field is not known.": "Dieses Feld ist unbekannt.",
  "Please enter the code of your authenticator app.": "Bitte geben Sie den Code Ihrer Authenticator-App ein.",
  "You came back without signing in. Nothing was changed.":
    "Sie sind ohne Anmeldung zurückgekommen. Es wurde nichts geändert.",
  "The sign-in there did not work. Please try again, or log in with your password.":
    "Die Anmeldung dort hat nicht geklappt. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.",
  "This sign-in took too long or was used already. Please start again.":
    "Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte beginnen Sie noch einmal.",
  "The other side does not confirm that your email address is yours. Confirm it there, or sign up here with a password.":
    "Die andere Seite bestätigt nicht, dass die E-Mail-Adresse Ihnen gehört. Bestätigen Sie sie dort, oder registrieren Sie sich hier mit einem Passwort.",
  "There is an account with this email address. Log in to it, then you can connect this sign-in to it.":
    "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich dort an, dann können Sie diese Anmeldung damit verbinden.",
  "Two-factor sign-in is switched on already.": "Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.",
  "Two-factor sign-in is switched off.": "Die Zwei-Faktor-Anmeldung ist ausgeschaltet.",
  "This sign-in belongs to another account, or yours has one of the same kind. Disconnect that one first.":
    "Diese Anmeldung gehört zu einem anderen Konto, oder Ihres hat schon eine der gleichen Art. Trennen Sie zuerst jene.",
  "Please enter a code.": "Bitte geben Sie einen Code ein.",
  "This is not a code: it has six digits.": "Das ist kein Code: Er hat sechs Ziffern.",
  "This code is wrong or was used already. Wait for the next one.":
    "Dieser Code ist falsch oder wurde schon benutzt. Warten Sie auf den nächsten.",
  "Your account has no password yet. Log out and choose one by “Forgot your password?”, then come back.":
    "Ihr Konto hat noch kein Passwort. Melden Sie sich ab, wählen Sie eines über „Passwort vergessen?“ und kommen Sie dann zurück.",
  "This code is not complete. It has four groups of six letters and digits.":
    "Dieser Code ist nicht vollständig. Er hat vier Gruppen aus sechs Buchstaben und Ziffern.",
  "This code is not valid, or it was used already.": "Dieser Code ist ungültig oder wurde schon eingelöst.",
  "This is your own address. Please enter a friend's.":
    "Das ist Ihre eigene Adresse. Bitte geben Sie die einer anderen Person ein.",
  "You have invited this address already.": "Diese Adresse haben Sie schon eingeladen.",
  "This passkey was not accepted. Try another one, or log in with your password.":
    "Dieser Passkey wurde nicht angenommen. Versuchen Sie einen anderen, oder melden Sie sich mit Ihrem Passwort an.",
  "You have as many passkeys as there can be. Remove one that you do not use.":
    "Sie haben so viele Passkeys, wie es geben kann. Entfernen Sie einen, den Sie nicht benutzen.",
  "Please enter a name.": "Bitte geben Sie einen Namen ein.",
  "There is no account with this email address.": "Es gibt kein Konto mit dieser E-Mail-Adresse.",
  "You cannot log in as yourself, nor as another administrator.":
    "Sie können sich weder als Sie selbst noch als anderer Administrator anmelden.",
  "This picture is in use. Take it off there first.": "Dieses Bild wird benutzt. Nehmen Sie es dort zuerst heraus.",
  "This picture was deleted. Choose another one.": "Dieses Bild wurde gelöscht. Wählen Sie ein anderes.",
  "Your profile": "Ihr Profil",
  "Other signatures of your team": "Andere Signaturen Ihres Teams",
  "Signoff is being looked after and is back in a few minutes. Mails that you have sent look as they always do.":
    "Signoff wird gerade gewartet und ist in wenigen Minuten zurück. Mails, die Sie gesendet haben, sehen aus wie immer.",
  "Copy of {name}": "Kopie von {name}",
  "There is nobody with this email address in your team.": "In Ihrem Team gibt es niemanden mit dieser E-Mail-Adresse.",
  "You have no default signature yet. Press the star of one on your dashboard.":
    "Sie haben noch keine Standardsignatur. Drücken Sie in der Übersicht auf den Stern einer Signatur.",
  "These are as many keys as there can be. Delete one first.":
    "Mehr Schlüssel kann es nicht geben. Löschen Sie zuerst einen.",
  "We could not read this page. Check the address, or fill in the fields yourself.":
    "Wir konnten diese Seite nicht lesen. Prüfen Sie die Adresse, oder füllen Sie die Felder selbst aus.",
  "You are attempting to invite more members than there are available in your plan.":
    "Sie möchten mehr Mitglieder einladen, als Ihr Tarif zulässt.",
  "Your plan has room for one person. Please upgrade":
    "Ihr Tarif hat Platz für eine Person. Bitte wechseln Sie zu einem größeren.",
  "This person is a member of your team already, or was invited.":
    "Diese Person ist schon in Ihrem Team oder wurde schon eingeladen.",
  "This person has accepted the invitation already.": "Diese Person hat die Einladung schon angenommen.",
  "This is your own address: you are in the team.": "Das ist Ihre eigene Adresse: Sie sind im Team.",
  "Only the owner of the team can do this.": "Das kann nur, wem das Team gehört.",
  "This invitation is for another email address. Log in with the account of that address.":
    "Diese Einladung gilt für eine andere E-Mail-Adresse. Melden Sie sich mit dem Konto dieser Adresse an.",
  "There is an account with this email address. Log in to it, then you can accept the invitation.":
    "Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich dort an, dann können Sie die Einladung annehmen.",
  "This invitation was accepted already. Log in to go on.":
    "Diese Einladung wurde schon angenommen. Melden Sie sich an, um weiterzumachen.",
  "The team has no place for you at the moment. Ask whoever invited you.":
    "Das Team hat zurzeit keinen Platz für Sie. Fragen Sie, wer Sie eingeladen hat.",
  "This team is yours. Hand it over to somebody else before you leave it.":
    "Dieses Team gehört Ihnen. Übergeben Sie es jemand anderem, bevor Sie es verlassen.",
  "This team is handed over to somebody else. Log in with the account that the mail came to.":
    "Dieses Team wird jemand anderem übergeben. Melden Sie sich mit dem Konto an, an das die Mail ging.",
  "Your team keeps this part of the signature. Ask whoever manages the team.":
    "Diesen Teil der Signatur legt Ihr Team fest. Fragen Sie, wer das Team verwaltet.",
  "You have asked for this already. Your team owner has not answered yet.":
    "Darum haben Sie schon gebeten. Ihr Team hat noch nicht geantwortet.",
  "This request was answered already.": "Diese Anfrage wurde schon beantwortet.",
  "No directory is connected on this installation.": "Auf dieser Installation ist kein Verzeichnis verbunden.",
  "The file or the team has changed since it was checked. Check it again.":
    "Die Datei oder das Team hat sich seit der Prüfung geändert. Prüfen Sie noch einmal.",
  "Your team keeps this part the same for everybody.": "Ihr Team hält diesen Teil für alle gleich.",
  "Give it a name.": "Geben Sie ihm einen Namen.",
  "Choose a group of people.": "Wählen Sie eine Gruppe von Personen.",
  "Choose a signature of your team that follows no other one.":
    "Wählen Sie eine Signatur Ihres Teams, die keiner anderen folgt.",
  "People of your team have this design. Give them another one first, and take it out of the rules.":
    "Personen in Ihrem Team haben dieses Design. Geben Sie ihnen zuerst ein anderes und nehmen Sie es aus den Regeln.",
  "You are allowed to do this already.": "Das dürfen Sie schon.",
  "There is nothing in this file.": "In dieser Datei steht nichts.",
  "A list can have up to {most} people.": "Eine Liste kann bis zu {most} Personen haben.",
  "There are no people in this file, only headings.": "In dieser Datei stehen nur Überschriften und keine Personen.",
  "A list can have up to {most} columns.": "Eine Liste kann bis zu {most} Spalten haben.",
  "Two columns have the heading “{header}”. Rename one of them.":
    "Zwei Spalten haben die Überschrift „{header}“. Benennen Sie eine davon um.",
  "This is not a CSV file. Save the list as CSV first.":
    "Das ist keine CSV-Datei. Speichern Sie die Liste zuerst als CSV.",
  "The row at line {line} is too long. Is a quotation mark missing?":
    "Die Zeile {line} ist zu lang. Fehlt ein Anführungszeichen?",
  "The file cannot be read at line {line}. Is a quotation mark missing?":
    "Die Datei ist in Zeile {line} nicht lesbar. Fehlt ein Anführungszeichen?",
  "Choose a CSV file.": "Wählen Sie eine CSV-Datei.",
  "Send isDry, mapping, update and checked at most once each, then the file, and nothing else.":
    "Senden Sie isDry, mapping, update und checked je höchstens einmal, dann die Datei und sonst nichts.",
  "Say for each column what it is.": "Geben Sie für jede Spalte an, was sie ist.",
  "Send true or false.": "Senden Sie true oder false.",
  "Two columns cannot be the same thing.": "Zwei Spalten können nicht dasselbe sein.",
  "Choose the whole name, or first and last name.": "Wählen Sie den ganzen Namen oder Vor- und Nachnamen.",
  "Say which column has the email addresses.": "Geben Sie an, in welcher Spalte die E-Mail-Adressen stehen.",
  "They have no signature yet. Assign one to them first.":
    "Diese Person hat noch keine Signatur. Weisen Sie ihr zuerst eine zu.",
  "Use at most six lines of text.": "Schreiben Sie höchstens sechs Zeilen Text.",
  "There are other people in your team. Hand it over first, or say that it goes with your account.":
    "In Ihrem Team sind noch andere. Übergeben Sie es zuerst, oder sagen Sie, dass es mit Ihrem Konto geht.",
  "Your account is to be deleted. Keep it first, then take the team over.":
    "Ihr Konto soll gelöscht werden. Behalten Sie es zuerst, und übernehmen Sie dann das Team.",
  "This is not the address of your account.": "Das ist nicht die Adresse Ihres Kontos.",
  "{plan}, {count, plural, one {# person} other {# people}}":
    "{plan}, {count, plural, one {# Person} other {# Personen}}",
  "Discount of {percent}%": "Rabatt von {percent} %",
  Discount: "Rabatt",
  "Paid before, and not used up": "Bereits bezahlt und nicht verbraucht",
  "Method of payment": "Zahlungsart",
  "Page URL cannot be empty.": "Die Adresse der Seite darf nicht leer sein.",
  "This page URL is restricted.": "Diese Adresse ist gesperrt.",
  "URL {url} is already taken.": "Die Adresse {url} ist schon vergeben.",
  "Use 1 to 40 lowercase letters, digits and single hyphens between them.":
    "Verwenden Sie 1 bis 40 Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen.",
  "Header cannot be empty": "Die Kopfzeile darf nicht leer sein",
  "Invalid domain.": "Ungültige Domain.",
  "Verify this domain first.": "Bestätigen Sie diese Domain zuerst.",
  "This domain does not lead here yet. Set its second record, then check again.":
    "Diese Domain führt noch nicht hierher. Setzen Sie den zweiten Eintrag und prüfen Sie erneut.",
  "Title cannot be empty": "Der Titel darf nicht leer sein",
  "Report this page": "Diese Seite melden",
  "This page was reported. Do not enter passwords or payment details on it.":
    "Diese Seite wurde gemeldet. Geben Sie dort keine Passwörter oder Zahlungsdaten ein.",
  "What is wrong with this page?": "Was stimmt mit dieser Seite nicht?",
  "Thank you. The operator of this site will look at the page.":
    "Danke. Der Betreiber dieser Website sieht sich die Seite an.",
  "Show the page": "Seite anzeigen",
  "Your reason": "Ihr Grund",
  "This link was reported. Do not enter passwords or payment details where it leads.":
    "Dieser Link wurde gemeldet. Geben Sie dort, wohin er führt, keine Passwörter oder Zahlungsdaten ein.",
  "Go there all the same": "Trotzdem dorthin",
  "Report this link": "Diesen Link melden",
  "What is wrong with this link?": "Was stimmt mit diesem Link nicht?",
  "Thank you. The operator of this site will look at the link.":
    "Danke. Der Betreiber dieser Website sieht sich den Link an.",
  "Send isDry and host at most once each, then the file, and nothing else.":
    "Senden Sie isDry und host höchstens je einmal, dann die Datei, und sonst nichts.",
  "A file can have up to {most} links.": "Eine Datei kann bis zu {most} Links haben.",
  "There are no links in this file, only headings.": "In dieser Datei sind keine Links, nur Überschriften.",
  "No column of this file has the addresses that the links lead to, such as “Long URL” or “Destination URL”.":
    "Keine Spalte dieser Datei enthält die Adressen, zu denen die Links führen, etwa „Long URL“ oder „Destination URL“.",
  "This short address is restricted.": "Diese kurze Adresse ist gesperrt.",
  "The short address {slug} is already taken.": "Die kurze Adresse {slug} ist bereits vergeben.",
  "The link ends before it starts.": "Der Link endet, bevor er beginnt.",
  "Enter a web address that starts with http or https.":
    "Geben Sie eine Webadresse ein, die mit http oder https beginnt.",
  "A short link cannot lead there: it is a short link itself, an address inside a network, or known to be dangerous.":
    "Dorthin kann kein Kurzlink führen: Es ist selbst ein Kurzlink, eine Adresse in einem Netz oder als gefährlich bekannt.",
  "The target of this link follows from what it was made for. Change it there.":
    "Das Ziel dieses Links folgt aus dem, wofür er erstellt wurde. Ändern Sie es dort.",
  "This domain is not one of your verified domains.": "Diese Domain ist keine Ihrer bestätigten Domains.",
  "This team has as many short links as it can have, or made many of them today. Please try again tomorrow.":
    "Dieses Team hat so viele Kurzlinks, wie es haben kann, oder heute viele erstellt. Bitte versuchen Sie es morgen wieder.",
  "A link of a signature or page can be switched off, and not deleted.":
    "Ein Link einer Signatur oder Seite kann ausgeschaltet, aber nicht gelöscht werden.",
  "This link does not lead anywhere yet.": "Dieser Link führt noch nirgendwohin.",
  "This link has ended.": "Dieser Link ist beendet.",
  "This link is not opened: its target was reported as dangerous.":
    "Dieser Link wird nicht geöffnet: Sein Ziel wurde als gefährlich gemeldet.",
  "Please press Connect again.": "Bitte drücken Sie noch einmal auf Verbinden.",
  "Please upgrade to see analytics.": "Bitte wählen Sie einen höheren Tarif, um Auswertungen zu sehen.",
  "The last day lies before the first.": "Der letzte Tag liegt vor dem ersten.",
  "This question cannot be answered.": "Diese Frage kann nicht beantwortet werden.",
  "Choose a range of at most 400 days.": "Wählen Sie einen Zeitraum von höchstens 400 Tagen.",
  "You have reached your page limit": "Sie haben die Höchstzahl Ihrer Seiten erreicht",
  "You cannot have more business cards": "Sie können nicht mehr Visitenkarten haben",
  "An unpublished page cannot be shared": "Eine unveröffentlichte Seite kann nicht geteilt werden",
  "This page has expired": "Diese Seite ist abgelaufen",
  "Please upgrade to use a domain of your own.":
    "Bitte wählen Sie einen höheren Tarif, um eine eigene Domain zu verwenden.",
  "Your lifetime plan doesn't include the Custom Domain feature": "Ihr Lifetime-Tarif enthält keine eigenen Domains",
  "This domain is in use already.": "Diese Domain wird schon verwendet.",
  "These are as many domains as there can be. Delete one first.":
    "Mehr Domains kann es nicht geben. Löschen Sie zuerst eine.",
  "This address is there twice.": "Diese Adresse steht zweimal da.",
  "Your package does not have so many signatures left. Enlarge it, or give another company fewer.":
    "So viele Signaturen hat Ihr Paket nicht mehr. Vergrößern Sie es, oder geben Sie einer anderen Firma weniger.",
  "This company is archived. Whoever looks after it can take it out of there; then the link works.":
    "Diese Firma ist archiviert. Wer sie betreut, kann sie wieder hervorholen; dann funktioniert der Link.",
  "This company has more signatures or people than that. Delete some first, or leave it more.":
    "Diese Firma hat mehr Signaturen oder Personen. Löschen Sie zuerst einige, oder lassen Sie ihr mehr.",
  "This person is an administrator already, or was invited.":
    "Diese Person ist bereits Administrator oder wurde eingeladen.",
  "There are as many administrators as there can be. Delete one first.":
    "Mehr Administratoren kann es nicht geben. Löschen Sie zuerst einen.",
  "You administrate another Agency Hub already. Ask them to delete you there first.":
    "Sie administrieren bereits einen anderen Agency Hub. Lassen Sie sich dort zuerst löschen.",
  "Your Agency Hub has companies in use. Hand them over, or archive them, before you delete your account.":
    "Ihr Agency Hub hat Firmen, die in Gebrauch sind. Übergeben oder archivieren Sie sie, bevor Sie Ihr Konto löschen.",
  "There are as many open offers as there can be. Take one back first.":
    "Mehr offene Angebote kann es nicht geben. Nehmen Sie zuerst eines zurück.",
  "You act for a team that is not yours alone to give. Choose your own team, and open the link again.":
    "Sie handeln für ein Team, über das nicht Sie allein verfügen. Wählen Sie Ihr eigenes Team, und öffnen Sie den Link noch einmal.",
  "The column names too many designs.": "Die Spalte nennt zu viele Designs.",
  "Take a column of your own, the department, the place or the position.":
    "Nehmen Sie eine eigene Spalte, die Abteilung, den Standort oder die Position.",
  "Send isDry, wanted, mapping and checked at most once each, then the file, and nothing else.":
    "Senden Sie isDry, wanted, mapping und checked je höchstens einmal, dann die Datei, und sonst nichts.",
  "Choose at least one company.": "Wählen Sie mindestens eine Firma.",
  "There are as many shared designs as there can be. Stop sharing one first.":
    "Es gibt so viele geteilte Designs, wie es geben kann. Beenden Sie zuerst das Teilen eines davon.",
  "Your agency shares this design and keeps it as it is. Ask them when something of it is to change.":
    "Ihre Agentur teilt dieses Design und lässt es, wie es ist. Fragen Sie sie, wenn sich daran etwas ändern soll.",
  "Companies have this design. Stop sharing it first.": "Firmen haben dieses Design. Beenden Sie zuerst das Teilen.",
  "Please enter a text.": "Bitte geben Sie einen Text ein.",
  "Logo of your agency": "Logo Ihrer Agentur",
};
