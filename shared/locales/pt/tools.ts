import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Sign with mouse, finger or pen, and download your handwriting with a transparent ground. Free, and without an account.":
    "Assine com mouse, dedo ou caneta e baixe a sua letra com fundo transparente. Grátis e sem conta.",
  "Write your name in a handwriting font": "Escrever o seu nome com uma letra manuscrita",
  "Download PNG": "Baixar PNG",
  "Download SVG": "Baixar SVG",
  "Sign first; then it can be downloaded or used.": "Assine primeiro; depois é possível baixar ou usar.",
  "Your name in handwriting": "O seu nome à mão",
  "Type your name, choose one of ten hands, and download it with a transparent ground. Free, and without an account.":
    "Digite o seu nome, escolha uma de dez letras e baixe-o com fundo transparente. Grátis e sem conta.",
  "Draw your own handwriting": "Desenhar a sua própria letra",
  "Type your name first; then it can be downloaded or used.":
    "Digite primeiro o seu nome; depois é possível baixar ou usar.",
  "Sign on the pad": "Assine no quadro",
  "A finger on a phone or a pen on a tablet comes closest to paper. Every stroke can be taken back.":
    "Um dedo no telefone ou uma caneta no tablet é o mais parecido com o papel. Cada traço pode ser desfeito.",
  "Choose pen and ink": "Escolha o traço e a tinta",
  "Width and colour change what is drawn already. Dark ink reads best in mails.":
    "A espessura e a cor mudam também o que já foi desenhado. Tinta escura se lê melhor nos e-mails.",
  "Take it with you": "Leve com você",
  "As a transparent PNG for mails and documents, as an SVG for print, or straight above your email signature.":
    "Como PNG transparente para e-mails e documentos, como SVG para impressão ou direto acima da sua assinatura de e-mail.",
  "Is my handwriting stored here?": "A minha letra fica guardada aqui?",
  "No. Your strokes are sent to this server, which draws the picture, keeps it for at most ten minutes in case you ask for the same one again, and forgets it. Only what you save with an email signature is kept.":
    "Não. Os seus traços são enviados a este servidor, que desenha a imagem, a mantém por no máximo dez minutos caso você peça a mesma de novo e a esquece. Só fica guardado o que você salvar com uma assinatura de e-mail.",
  "PNG or SVG: which one do I take?": "PNG ou SVG: qual escolher?",
  "PNG for mails, letters and PDF forms: every program shows it. SVG for print and large sizes: it stays sharp however large it gets, but mail programs do not show it. Both have a transparent ground.":
    "PNG para e-mails, cartas e formulários PDF: todos os programas mostram. SVG para impressão e tamanhos grandes: continua nítido em qualquer tamanho, mas os programas de e-mail não mostram. Ambos têm fundo transparente.",
  "Is a drawn signature legally binding?": "Uma assinatura desenhada tem validade jurídica?",
  "It is a picture of your handwriting and shows your intention, no more. Where the law or a contract asks for an electronic signature, use a signing service that also proves who signed and when.":
    "É uma imagem da sua letra e mostra a sua intenção, nada mais. Onde a lei ou um contrato pedir uma assinatura eletrônica, use um serviço de assinatura que também prove quem assinou e quando.",
  "My lines shake. What helps?": "As minhas linhas tremem. O que ajuda?",
  "Draw larger and faster than on paper: the picture is made smaller later, and the pen smooths quick strokes. On a computer, open this page on your phone and use a finger.":
    "Desenhe maior e mais rápido do que no papel: a imagem é reduzida depois, e o traço suaviza movimentos rápidos. No computador, abra esta página no telefone e use o dedo.",
  "Type your name": "Digite o seu nome",
  "As you sign: the full name, initials, or the first name only.":
    "Como você assina: o nome completo, as iniciais ou só o primeiro nome.",
  "Choose a hand": "Escolha uma letra",
  "Ten hands, from a schoolbook script to a doctor's scrawl, each with your own name in it.":
    "Dez letras, da caligrafia escolar ao rabisco de médico, cada uma com o seu próprio nome.",
  "As a transparent PNG, twice as fine as it is shown, or straight above your email signature.":
    "Como PNG transparente, duas vezes mais fino do que se vê, ou direto acima da sua assinatura de e-mail.",
  "Why a picture and not simply a font?": "Por que uma imagem e não simplesmente uma fonte?",
  "A mail only shows fonts that its reader has, and nobody has a handwriting font of yours. A picture looks the same for everybody.":
    "Um e-mail só mostra fontes que o leitor tem, e ninguém tem a sua manuscrita. Uma imagem é igual para todos.",
  "May I use it for my business?": "Posso usar no meu negócio?",
  "Yes. All ten hands are open fonts whose licences allow pictures of words for any purpose, without naming anybody.":
    "Sim. As dez letras são fontes abertas cujas licenças permitem imagens de palavras para qualquer fim, sem citar ninguém.",
  "Which letters are there?": "Quais letras existem?",
  "Latin letters in every hand. Greek, Cyrillic, Hebrew, Arabic, Devanagari and Thai are written by a hand of their own script. A letter that no hand knows is named below it; for all other scripts there is the drawing pad.":
    "Letras latinas em todas. Grego, cirílico, hebraico, árabe, devanágari e tailandês são escritos por uma mão da própria escrita. Uma letra que nenhuma mão conhece é nomeada abaixo; para as demais escritas há o quadro de desenho.",
  "Is it my real signature?": "É a minha assinatura de verdade?",
  "It is your name in somebody else's handwriting: friendly at the end of a mail, worthless on a contract. Your own hand can be drawn with mouse, finger or pen.":
    "É o seu nome com a letra de outra pessoa: simpático no fim de um e-mail, sem valor em um contrato. A sua própria letra pode ser desenhada com mouse, dedo ou caneta.",
  "Use in my email signature": "Usar na minha assinatura de e-mail",
  "Saved in your downloads.": "Salvo nos seus downloads.",
  "This tool needs JavaScript, which is switched off in your browser.":
    "Esta ferramenta precisa de JavaScript, que está desativado no seu navegador.",
  "How it goes": "Como funciona",
  "More tools": "Mais ferramentas",
  "See examples of email signatures": "Ver exemplos de assinaturas de e-mail",
  "Questions people ask": "Perguntas que as pessoas fazem",
  "Type your sign": "Digitar",
  "Sign here with mouse, finger or pen": "Assine aqui com mouse, dedo ou caneta",
  "Empty pad": "Área vazia",
  "Your sign so far, strokes: {count}": "Sua assinatura até agora, traços: {count}",
  "Undo stroke": "Desfazer traço",
  Clear: "Limpar",
  "No mouse or pen at hand?": "Sem mouse ou caneta à mão?",
  "Pen width": "Espessura da caneta",
  Ink: "Tinta",
  "Use {color}": "Usar {color}",
  "Your name, as you sign": "Seu nome, como você assina",
  Handwriting: "Letra manuscrita",
  Size: "Tamanho",
  "In your mails": "Nos seus e-mails",
  "Drawing {name}": "Desenhando {name}",
  "Not drawn": "Não desenhado",
  "Has no {letters}": "Não tem {letters}",
};
