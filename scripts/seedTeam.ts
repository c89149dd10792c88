/** The people of a company of forty, for the demo cast of `npm run seed`: invented, with what a team notes of its own. */
import { type Facts, NO_FACTS } from "#shared/members/facts.ts";

/** `hasJoined`: has answered the invitation; else it waits, or its link was opened and no more. */
export type Colleague = { email: string; facts: Facts; role: "admin" | "member"; hasJoined: boolean };

/** Name, position, department, place. */
const PEOPLE: readonly (readonly [string, string, string, string])[] = [
  ["Leonie Brandt", "Office Manager", "Operations", "Berlin"],
  ["Tomás Herrera", "Head of Sales", "Sales", "Madrid"],
  ["Aisha Okafor", "Key Account Manager", "Sales", "London"],
  ["Jonas Lindqvist", "Account Executive", "Sales", "Stockholm"],
  ["Priya Raman", "Account Executive", "Sales", "London"],
  ["Marta Kowalska", "Sales Development Representative", "Sales", "Warsaw"],
  ["Felix Baumgartner-Roth", "Sales Development Representative", "Sales", "Berlin"],
  ["Inês Carvalho", "Regional Manager Iberia", "Sales", "Lisbon"],
  ["Nils Petersen", "Partner Manager", "Sales", "Copenhagen"],
  ["Chloé Martin", "Head of Marketing", "Marketing", "Paris"],
  ["Ewa Nowak", "Content Lead", "Marketing", "Warsaw"],
  ["Samuel Adeyemi", "Brand Designer", "Marketing", "London"],
  ["Yuki Tanaka", "Motion Designer", "Marketing", "Berlin"],
  ["Lucía Fernández", "Event Manager", "Marketing", "Madrid"],
  ["Oskar Holm", "Performance Marketer", "Marketing", "Stockholm"],
  ["Hannah Weiss", "Public Relations Manager", "Marketing", "Berlin"],
  ["Daniel Cohen", "Head of Engineering", "Engineering", "Berlin"],
  ["Anneke de Vries", "Principal Engineer", "Engineering", "Amsterdam"],
  ["Mateusz Zieliński", "Software Engineer", "Engineering", "Warsaw"],
  ["Fatima Zahra Benali", "Software Engineer", "Engineering", "Paris"],
  ["Jack O’Connor", "Software Engineer", "Engineering", "Dublin"],
  ["Sofia Rossi", "Quality Engineer", "Engineering", "Milan"],
  ["Ravi Menon", "Site Reliability Engineer", "Engineering", "London"],
  ["Linh Nguyễn", "Data Engineer", "Engineering", "Berlin"],
  ["Emil Jørgensen", "Security Engineer", "Engineering", "Copenhagen"],
  ["Amélie Laurent", "Product Manager", "Product", "Paris"],
  ["George Papadopoulos", "Product Manager", "Product", "Athens"],
  ["Zoë van der Berg", "User Researcher", "Product", "Amsterdam"],
  ["Noah Schneider", "Head of Customer Care", "Customer Care", "Berlin"],
  ["Beatriz Almeida", "Customer Success Manager", "Customer Care", "Lisbon"],
  ["Ahmed Hassan", "Customer Success Manager", "Customer Care", "London"],
  ["Klara Novotná", "Support Specialist", "Customer Care", "Prague"],
  ["Pietro Gallo", "Support Specialist", "Customer Care", "Milan"],
  ["Sigrid Ólafsdóttir", "Support Specialist", "Customer Care", "Stockholm"],
  ["Charlotte Dubois", "Head of Finance", "Finance", "Paris"],
  ["Stefan Gruber", "Controller", "Finance", "Vienna"],
  ["Elena Popescu", "Accountant", "Finance", "Berlin"],
  ["Thandiwe Mokoena", "People Partner", "People and Culture", "London"],
  ["Mira Haddad", "Talent Acquisition Manager", "People and Culture", "Berlin"],
];

const DOMAIN = "lindenhof.signoff.example";
/** The first ones manage the team with its owner, the last ones have not answered yet. */
const ADMINS = 2;
const WAITING = 4;

/** Thirty-nine people; with their owner they are forty. */
export const COLLEAGUES: readonly Colleague[] = PEOPLE.map(([name, position, department, place], at) => ({
  email: `${addressOf(name)}@${DOMAIN}`,
  facts: {
    ...NO_FACTS,
    name,
    position,
    department,
    place,
    phone: `+49 30 5550 ${100 + at}`,
    mobile: at % 3 === 0 ? `+49 151 5550 ${1000 + at}` : "",
    custom: { "Cost centre": `LH-${100 + (at % 7) * 10}` },
  },
  role: at < ADMINS ? "admin" : "member",
  hasJoined: at < PEOPLE.length - WAITING,
}));

/** `Zoë van der Berg` -> `zoe.berg` */
function addressOf(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}|[’'-]/gu, "")
    .replaceAll("ø", "o")
    .replaceAll("Ó", "O")
    .toLowerCase()
    .split(" ");
  return `${words[0]}.${words.at(-1)}`;
}
