import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Step {now} of {count}": "Passo {now} de {count}",
  Questions: "Perguntas",
  Back: "Voltar",
  Continue: "Continuar",
  Reason: "Motivo",
  "What could be better? (optional)": "O que poderia ser melhor? (opcional)",
  "It is too expensive": "É caro demais",
  "Something that I need is missing": "Falta algo de que preciso",
  "I do not use it enough": "Não uso o suficiente",
  "It is too hard to use": "É difícil demais de usar",
  "Something does not work": "Algo não funciona",
  "I use another product": "Uso outro produto",
  "Another reason": "Outro motivo",
};
