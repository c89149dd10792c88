/** A provider that plays what it is told to: it takes no money and forgets nothing. What it holds is what a real one would. */
import {
  type ChargeInput,
  type CheckoutInput,
  type Message,
  MessageRefused,
  type Method,
  type Payment,
  type Payments,
  PaymentsUnreachable,
} from "#server/ports/payments/payments.ts";

/**
 * What becomes of the next call that pays: `lost`: it is done, and the answer gets lost; `away`: it never gets there; a status: what it
 * answers.
 */
export type Turn = "paid" | "declined" | "action" | "pending" | "lost" | "away";

export const CARD: Method = {
  customer: "customer",
  ref: "card",
  brand: "Visa",
  last4: "4242",
  endsAt: { month: 11, year: 2028 },
};

type Stored = Payment & { createdAt: Date };

const takenBy = (payments: readonly Payment[]): number =>
  payments
    .filter(({ status }) => status === "paid")
    .reduce((sum, { amount, refunded, dispute }) => sum + (dispute === "lost" ? 0 : amount - refunded), 0);

export function playedPayments() {
  const stored = new Map<string, Stored>();
  const refunds = new Map<string, number>();
  const turns: Turn[] = [];
  const messages: Message[] = [];
  const calls: string[] = [];
  const forgotten: string[] = [];
  /** methods that pay nothing any more */
  const empty = new Set<string>();
  let count = 0;
  let isAway = false;

  const get = (ref: string): Stored => {
    const payment = stored.get(ref);
    if (!payment) throw new Error(`There is no payment ${ref}.`);
    return payment;
  };
  const ofOrder = (order: string) => [...stored.values()].find((payment) => payment.order === order) ?? null;
  const tell = (kind: string, { ref, order }: Payment) =>
    messages.push({ id: `message-${messages.length}`, kind, at: new Date(), payment: ref, order });
  const change = (ref: string, values: Partial<Payment>, kind: string): Payment => {
    Object.assign(get(ref), values);
    tell(kind, get(ref));
    return { ...get(ref) };
  };
  const begin = (call: string) => {
    calls.push(call);
    if (isAway) throw new PaymentsUnreachable("The provider is away.");
  };
  const open = ({ order, cents, currency }: Pick<ChargeInput, "order" | "cents" | "currency">): Stored => {
    count += 1;
    const ref = `pay-${count}`;
    const payment: Stored = {
      ref,
      order,
      status: "open",
      amount: cents,
      currency,
      refunded: 0,
      dispute: "none",
      method: null,
      url: `https://pay.example/${ref}`,
      createdAt: new Date(),
    };
    stored.set(ref, payment);
    return payment;
  };

  const port: Payments = {
    name: "sandbox",
    isSandbox: true,
    async checkout(input: CheckoutInput) {
      begin("checkout");
      const turn = turns[0] === "lost" || turns[0] === "away" ? turns.shift() : undefined;
      if (turn === "away") throw new PaymentsUnreachable("It never got there.");
      const payment = ofOrder(input.order) ?? open(input);
      if (turn === "lost") throw new PaymentsUnreachable("The answer was lost.");
      return { ...payment };
    },
    async charge(input: ChargeInput) {
      begin("charge");
      const known = ofOrder(input.order);
      if (known) return { ...known };
      const turn = turns.shift() ?? (empty.has(input.method.ref) ? "declined" : "paid");
      if (turn === "away") throw new PaymentsUnreachable("It never got there.");
      const payment = open(input);
      payment.url = turn === "action" ? payment.url : null;
      payment.status = turn === "lost" ? "paid" : turn;
      tell(payment.status, payment);
      if (turn === "lost") throw new PaymentsUnreachable("The answer was lost.");
      return { ...payment };
    },
    async find(ref) {
      begin("find");
      const payment = stored.get(ref);
      return payment ? { ...payment } : null;
    },
    async findByOrder(order) {
      begin("findByOrder");
      const payment = ofOrder(order);
      return payment ? { ...payment } : null;
    },
    async refund({ ref, cents, key }) {
      begin("refund");
      const turn = turns[0] === "lost" || turns[0] === "away" ? turns.shift() : undefined;
      if (turn === "away") throw new PaymentsUnreachable("It never got there.");
      if (!refunds.has(key)) {
        const { refunded, amount } = get(ref);
        if (refunded + cents > amount) throw new Error(`More goes back for ${ref} than came in.`);
        refunds.set(key, cents);
        change(ref, { refunded: refunded + cents }, "refunded");
      }
      if (turn === "lost") throw new PaymentsUnreachable("The answer was lost.");
      return { ...get(ref) };
    },
    async expire(ref) {
      begin("expire");
      const payment = get(ref);
      if (payment.status === "open" || payment.status === "declined")
        change(ref, { status: "expired", url: null }, "expired");
      return { ...payment };
    },
    async forget(customer) {
      begin("forget");
      forgotten.push(customer);
    },
    async read(body) {
      const message = messages.find(({ id }) => id === body.toString());
      if (!message) throw new MessageRefused("It is not ours.");
      return message;
    },
    async recent(since) {
      begin("recent");
      return messages.filter(({ at }) => at >= since).slice(-1_000);
    },
  };

  return {
    port,
    calls,
    messages,
    forgotten,
    /** What becomes of the next calls that pay, one after the other; afterwards all is paid. */
    next: (...list: Turn[]) => void turns.push(...list),
    away: (value = true) => {
      isAway = value;
    },
    all: (): Payment[] => [...stored.values()].map((payment) => ({ ...payment })),
    ofOrder: (order: string): Payment | null => ofOrder(order),
    /** From now on every charge of that method is declined. */
    empty: (ref: string) => void empty.add(ref),
    /** Somebody pays on the page that was opened, or confirms what has to be. */
    pay: (ref: string, method: Method | null = CARD) => change(ref, { status: "paid", url: null, method }, "paid"),
    decline: (ref: string) => change(ref, { status: "declined" }, "declined"),
    /** The page is closed by itself. */
    close: (ref: string) => change(ref, { status: "expired", url: null }, "expired"),
    refund: (ref: string, cents: number) => change(ref, { refunded: get(ref).refunded + cents }, "refunded"),
    dispute: (ref: string, dispute: Payment["dispute"]) => change(ref, { dispute }, `dispute ${dispute}`),
    /** Cents that have come in, less what went back and what disputes have cost. */
    taken: () => takenBy([...stored.values()]),
    /** The same for some orders. */
    takenFor: (orders: ReadonlySet<string>) => takenBy([...stored.values()].filter(({ order }) => orders.has(order))),
  };
}

export type PlayedPayments = ReturnType<typeof playedPayments>;
