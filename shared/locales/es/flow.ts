import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Step {now} of {count}": "Paso {now} de {count}",
  Questions: "Preguntas",
  Back: "Atrás",
  Continue: "Continuar",
  Reason: "Motivo",
  "What could be better? (optional)": "¿Qué podría mejorar? (opcional)",
  "It is too expensive": "Es demasiado caro",
  "Something that I need is missing": "Falta algo que necesito",
  "I do not use it enough": "No lo uso lo suficiente",
  "It is too hard to use": "Es demasiado difícil de usar",
  "Something does not work": "Algo no funciona",
  "I use another product": "Uso otro producto",
  "Another reason": "Otro motivo",
};
