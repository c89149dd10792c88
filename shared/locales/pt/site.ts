import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Email signature examples: {profession}": "Exemplos de assinaturas de e-mail: {profession}",
  "Each one is a real signature, drawn as mail clients show it. Choose one and put your own words in their place; nothing of the sample stays.":
    "Cada uma é uma assinatura real, desenhada como os programas de e-mail a mostram. Escolha uma e coloque as suas palavras; nada do exemplo fica.",
  Profession: "Profissão",
  "All professions": "Todas as profissões",
  "Use this design": "Usar este design",
  "Use this design: {profession}, {style}": "Usar este design: {profession}, {style}",
  "This page is empty in this version of Signoff.": "Esta página está vazia nesta versão do Signoff.",
  Teal: "Verde-azulado",
  Blue: "Azul",
  Violet: "Violeta",
  Pink: "Rosa",
  Red: "Vermelho",
  Green: "Verde",
  "Email signatures that arrive <line>as designed</line>":
    "Assinaturas de e‑mail que chegam <line>como foram criadas</line>",
  "Type your details, pick a layout, copy it into your mail client. What you see here is what your recipients get, in light and in dark mode.":
    "Digite seus dados, escolha um layout e copie para o seu programa de e-mail. O que você vê aqui é o que seus destinatários recebem, no modo claro e no escuro.",
  "Try it": "Experimentar",
  "Your name": "Seu nome",
  "Your role": "Seu cargo",
  Colour: "Cor",
  "No account needed to start.": "Dá para começar sem conta.",
  "to Anna Keller": "para Anna Keller",
  "Notes from this morning": "Anotações de hoje de manhã",
  "Signature of {name}": "Assinatura de {name}",
  "Signature of a sample person": "Assinatura de uma pessoa de exemplo",
  "{layouts} layouts, {designs} designs, in every mail client":
    "{layouts} layouts, {designs} designs, em todos os programas de e‑mail",
  "{freeLayouts} layouts and the {freeDesigns} designs made of them are free. All the others can be tried without an account and are saved with a paid plan. Switch at any time: your words stay.":
    "{freeLayouts} layouts e os {freeDesigns} designs feitos com eles são grátis. Todos os outros podem ser testados sem conta e são salvos com um plano pago. Troque quando quiser: seus textos ficam.",
  Style: "Estilo",
  All: "Todos",
  Free: "Grátis",
  Designs: "Designs",
  "Earlier designs": "Designs anteriores",
  "More designs": "Mais designs",
  "{count, plural, one {# design} other {# designs}}": "{count, plural, one {# design} other {# designs}}",
  "{banners} banners to fill in": "{banners} banners para preencher",
  "An event, an open position, greetings of the season: write your own words, choose your colours, and the picture is drawn for you. Everybody can try them, the paid plans save them.":
    "Um evento, uma vaga aberta, votos de fim de ano: escreva seu texto, escolha suas cores, e a imagem é desenhada para você. Todos podem testar, os planos pagos salvam.",
  "Three steps": "Três passos",
  "Made for the mail clients people use": "Feito para os programas de e‑mail que as pessoas usam",
  "Signatures are plain tables with inline styles, the one thing every mail client understands. Copy once, paste into the signature settings of:":
    "As assinaturas são tabelas simples com estilos em linha, a única coisa que todo programa de e-mail entende. Copie uma vez e cole nas configurações de assinatura de:",
  "Yours to run, for a team or an agency": "No seu próprio servidor, para uma equipe ou uma agência",
  "Signoff is open source under the MIT licence. It starts on a laptop with one command and nothing else installed, and the same code runs on several servers. Names, pictures and clicks stay on your machines.":
    "O Signoff tem código aberto sob a licença MIT. Ele inicia em um notebook com um comando e nada mais instalado, e o mesmo código roda em vários servidores. Nomes, imagens e cliques ficam nas suas máquinas.",
  "One command, no database to set up": "Um comando, sem banco de dados para configurar",
  "Pictures and short links from your own address": "Imagens e links curtos no seu próprio endereço",
  "Works without any third party": "Funciona sem terceiros",
  "Sent from my …": "Enviado do meu …",
  "Questions people ask": "Perguntas que as pessoas fazem",
  "Sample signature of {name}": "Assinatura de exemplo de {name}",
  Design: "Design",
  "Fill in your details and choose layout, font and colours. Every keystroke shows at once.":
    "Preencha seus dados e escolha layout, fonte e cores. Cada letra aparece na hora.",
  Save: "Salvar",
  "Create an account when you are happy with it, not before. What you typed is kept.":
    "Crie uma conta quando gostar do resultado, não antes. O que você digitou fica guardado.",
  Paste: "Colar",
  "Press Copy, open your mail client's signature settings and paste. Done.":
    "Clique em Copiar, abra as configurações de assinatura do seu programa de e-mail e cole. Pronto.",
  "What is free?": "O que é grátis?",
  "One signature per account, in any of {freeLayouts} layouts or {freeDesigns} designs made of them, with your photo, contact lines and social links.":
    "Uma assinatura por conta, em qualquer um dos {freeLayouts} layouts ou dos {freeDesigns} designs feitos com eles, com sua foto, linhas de contato e links de redes sociais.",
  "Do I need an account to try it?": "Preciso de uma conta para testar?",
  "No. Design your signature first; an account is needed only to save it, because its pictures need a home that mail clients can reach.":
    "Não. Crie primeiro sua assinatura; a conta só é necessária para salvá-la, porque as imagens precisam de um lugar que os programas de e-mail alcancem.",
  "Will it look the same in every mail client?": "Ela fica igual em todos os programas de e-mail?",
  "It is built from the few things all of them support, and each layout is checked against a list of known client bugs. Fonts fall back to a similar one where a client lacks them.":
    "Ela é feita das poucas coisas que todos eles suportam, e cada layout é verificado contra uma lista de falhas conhecidas dos programas. Onde falta uma fonte, entra uma parecida.",
  "What happens to mails I have already sent?": "O que acontece com os e-mails que já enviei?",
  "They keep looking as they were. A picture never changes behind its address, so editing your signature does not touch old mails.":
    "Eles continuam como eram. Uma imagem nunca muda no mesmo endereço, por isso editar sua assinatura não afeta e-mails antigos.",
  "Are my recipients tracked?": "Meus destinatários são rastreados?",
  "Clicks on the links of your signature can be counted, without cookies and without storing addresses of readers. You can switch this off for each signature.":
    "Os cliques nos links da sua assinatura podem ser contados, sem cookies e sem guardar endereços de leitores. Você pode desativar isso em cada assinatura.",
  "An event, an open position, greetings of the season: write your own words, choose your colours, and the picture is drawn for you.":
    "Um evento, uma vaga, saudações da época: escreva suas próprias palavras, escolha suas cores, e a imagem é desenhada para você.",
  "All of them can be tried without an account. Switch at any time: your words stay.":
    "Todos podem ser testados sem uma conta. Troque quando quiser: suas palavras ficam.",
  "One link for everything else": "Um link para todo o resto",
  "Every account has a link page and a business card. All your links stand behind one address, your contact is in somebody’s phone with one tap, and your signature leads to both, with a code to scan. Name, photo and numbers are typed once.":
    "Cada conta tem uma página de links e um cartão de visita. Todos os seus links ficam em um endereço, seu contato vai para outro telefone com um toque, e sua assinatura leva a ambos, com um código para escanear. Nome, foto e números são digitados uma vez.",
  "Make a link page": "Criar uma página de links",
  "Make a business card": "Criar um cartão de visita",
  "Book a meeting": "Agendar uma reunião",
  "Save my contact": "Salvar meu contato",
};
