import type { Catalogue } from "../../languages/translate.ts";

/** Reading codes with the camera. */
export const words: Catalogue = {
  "Hold a business card's code before the camera. It is read on this device: no picture leaves it.":
    "Coloque o código de um cartão de visita diante da câmera. Ele é lido neste aparelho: nenhuma imagem sai dele.",
  Camera: "Câmera",
  "What the camera shows": "O que a câmera mostra",
  "Waiting for the camera": "Esperando a câmera",
  "Use the camera": "Usar a câmera",
  "Looking for a code …": "Procurando um código …",
  "Your browser asks whether it may.": "Seu navegador pergunta se pode.",
  Stop: "Parar",
  "Reading the picture …": "Lendo a imagem …",
  "Choose a picture with a code": "Escolher uma imagem com um código",
  "A photo or a screenshot.": "Uma foto ou uma captura de tela.",
  "Browsers give the camera to secure pages only: open this one with https://, or choose a picture.":
    "Os navegadores só dão a câmera a páginas seguras: abra esta com https:// ou escolha uma imagem.",
  "There is no camera here. Choose a picture of the code instead.": "Não há câmera aqui. Escolha uma imagem do código.",
  "The camera is not allowed here. Allow it in your browser's settings for this page, or choose a picture.":
    "A câmera não é permitida aqui. Permita-a nas configurações do navegador para esta página ou escolha uma imagem.",
  "The camera does not answer: another program may be using it. Close that one and try again.":
    "A câmera não responde: talvez outro programa a esteja usando. Feche-o e tente de novo.",
  "No code was found in this picture. Try one in which it is larger and sharp.":
    "Nenhum código foi encontrado nesta imagem. Tente uma em que ele esteja maior e nítido.",
  "This file cannot be read as a picture.": "Este arquivo não pode ser lido como imagem.",
  "What reads codes could not be loaded. Check your connection and try again.":
    "Não foi possível carregar o que lê os códigos. Verifique sua conexão e tente de novo.",
  "What the code says": "O que diz o código",
  "A text": "Um texto",
  "A business card": "Um cartão de visita",
  "A link page": "Uma página de links",
  "A link to {host}": "Um link para {host}",
  "Open {host}": "Abrir {host}",
  "Open it": "Abrir",
  "Save contact": "Salvar contato",
  "It leads away from here. Open it if you know {host} and trust whoever showed you the code.":
    "Ele leva para fora daqui. Abra-o se conhece {host} e confia em quem lhe mostrou o código.",
  "Scan another one": "Escanear outro",
  Copy: "Copiar",
  "or drop it here.": "ou solte-a aqui.",
  "Your browser did not let us copy. Select the text instead.": "Seu navegador não permitiu copiar. Selecione o texto.",
};
