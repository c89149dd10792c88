import { isPaidSocial } from "../signatures/rules.ts";
import type { FontName } from "./fonts.ts";
import { TEMPLATE_CATEGORIES, TEMPLATES, type TemplateCategory, templateBlocks } from "./templates.ts";

/** A design to start from: a layout in its own colours and type, filled in for one profession. */
export type Prefill = {
  /** `architect-modern` */
  id: string;
  /** `Architect, Side bar` */
  name: string;
  profession: string;
  category: TemplateCategory;
  /** parts of a signature's content; its schema fills in the rest */
  content: PrefillContent;
};
type PrefillContent = {
  general: {
    name: string;
    position: string;
    company: string;
    contacts: { name: "phone" | "email" | "website"; value: string }[];
    socials: { name: string; link: string }[];
    socialCaption: string;
  };
  design: {
    templateId: number;
    fontColor: string;
    fontFamily: FontName;
    blocksConfig: ReturnType<typeof templateBlocks>;
  };
};

/** profession: name; position; company; host of its page; networks it shows */
const PROFESSIONS: Readonly<Record<string, string>> = {
  Accountant: "Helen Mayer; Chartered accountant; Mayer & Lind; mayerlind; linkedin xing",
  Architect: "Tomás Rivera; Architect; Atelier Rivera; atelierrivera; instagram pinterest behance",
  Artist: "Noor Haddad; Painter; Studio Haddad; noorhaddad; instagram behance",
  Baker: "Jonas Krug; Master baker; Krug's Bakery; krugbakery; instagram facebook",
  Coach: "Priya Nair; Life and career coach; Clear Steps; clearsteps; linkedin instagram calendly",
  Consultant: "Daniel Osei; Management consultant; Osei Partners; oseipartners; linkedin x",
  Dentist: "Dr Sofia Rossi; Dentist; Rossi Dental Care; rossidental; facebook google-reviews",
  Designer: "Mia Chen; Product designer; Studio Chen; miachen; dribbble behance linkedin",
  Developer: "Lukas Brandt; Software engineer; Northwind Labs; northwindlabs; github linkedin mastodon",
  Doctor: "Dr Amara Diallo; General practitioner; Diallo Family Practice; diallopractice; linkedin",
  Florist: "Elise Laurent; Florist; Fleurs Laurent; fleurslaurent; instagram pinterest",
  Founder: "Ravi Menon; Founder; Brightloop; brightloop; linkedin x crunchbase",
  Journalist: "Clara Nowak; Science journalist; The Weekly Field; weeklyfield; x bluesky threads",
  Lawyer: "Margaret Boyle; Solicitor; Boyle & Hart; boylehart; linkedin",
  Librarian: "Samuel Green; Head librarian; Eastside City Library; eastsidelibrary; facebook mastodon",
  Marketer: "Julia Santos; Head of marketing; Verde Foods; verdefoods; linkedin instagram tiktok",
  Musician: "Theo Martin; Cellist; Quartet Martin; quartetmartin; spotify youtube soundcloud",
  Nurse: "Grace Kim; Senior nurse; Lakeside Clinic; lakesideclinic; linkedin facebook",
  Photographer: "Ivy Larsen; Photographer; Larsen Pictures; larsenpictures; instagram flickr",
  Recruiter: "Omar Farouk; Talent partner; Hirewell; hirewell; linkedin xing glassdoor",
  "Real estate agent": "Nina Petrova; Estate agent; Petrova Homes; petrovahomes; instagram facebook zillow",
  Researcher:
    "Prof. Kenji Sato; Professor of physics; Kita University; kitauniversity; research-gate orcid google-scholar",
  Teacher: "Laura Whitfield; Teacher of history; Oakfield School; oakfieldschool; linkedin",
  Therapist: "Ben Adler; Physiotherapist; Adler in Motion; adlermotion; facebook instagram",
};

/** Readable on white and on the dark grounds of mail programs: 4.5:1 and 3:1. */
const ACCENTS =
  "#14828c #ca4a4a #4873ca #a2692f #9459cf #278646 #c84385 #337bae #917215 #26846c #d73e0b #6b5ff7 #548226 #dd207e #177fa1 #bc5836 #296df4 #af5984 #138568 #ad6319 #9a4de6 #288189 #e12b2b #5875af #468507 #c138c1 #1b7abf #8b7328 #7168d3 #b15d5d #407f84".split(
    " ",
  );

/** Layouts on a plate of their own need lighter or deeper ones. */
const LIGHT = "#5fd3d8 #f2b84b #ff9db0 #9fd47a #a5b8ff".split(" ");
const DEEP = "#8a2f5f #0b6b53 #7a3d0c #2f4a9e #5b2f86".split(" ");
const PLATED: Readonly<Record<number, readonly string[]>> = { 20: LIGHT, 25: DEEP, 26: DEEP, 27: DEEP };

/** Faces that go with a category, in turn. */
const FACES: Readonly<Record<TemplateCategory, readonly FontName[]>> = {
  Professional: ["Arial", "Tahoma", "Helvetica"],
  Friendly: ["Trebuchet MS", "Lucida Sans Unicode", "Tahoma"],
  Modern: ["Helvetica", "Trebuchet MS", "Courier New"],
  Elegant: ["Georgia", "Garamond", "Times New Roman"],
  Creative: ["Lucida Sans Unicode", "Georgia", "Trebuchet MS"],
};

/** Five designs for each profession, one of each category; no layout comes twice in the same colour. */
export const PREFILLS: readonly Prefill[] = Object.keys(PROFESSIONS).flatMap((profession, row) =>
  TEMPLATE_CATEGORIES.map((category, column) => prefill(profession, category, row, column)),
);

/** A free layout shows networks that a free account may save. */
function shown(networks: string, isFree: boolean): string[] {
  const names = networks.split(" ");
  const kept = isFree ? names.filter((name) => !isPaidSocial(name)) : names;
  return kept.length ? kept : ["facebook"];
}

function prefill(profession: string, category: TemplateCategory, row: number, column: number): Prefill {
  const layouts = TEMPLATES.filter((template) => template.category === category);
  const layout = layouts[row % layouts.length] as (typeof TEMPLATES)[number];
  const faces = FACES[category];
  const plated = PLATED[layout.id];
  const turn = Math.floor(row / layouts.length);
  const accent = plated?.[turn % plated.length] ?? (ACCENTS[(row * 5 + column * 7) % ACCENTS.length] as string);
  const [name = "", position = "", company = "", host = "", networks = ""] = (PROFESSIONS[profession] as string).split(
    "; ",
  );
  const page = `${host}.example`;
  return {
    id: `${profession} ${category}`.toLowerCase().replaceAll(" ", "-"),
    name: `${profession}, ${layout.name}`,
    profession,
    category,
    content: {
      general: {
        name,
        position,
        company,
        contacts: [
          { name: "phone", value: `+1 555 01${String(row).padStart(2, "0")}` },
          { name: "email", value: `hello@${page}` },
          { name: "website", value: page },
        ],
        socials: shown(networks, layout.isFree).map((network) => ({
          name: network,
          link: `https://${page}/${network}`,
        })),
        socialCaption: "",
      },
      design: {
        templateId: layout.id,
        fontColor: accent,
        fontFamily: faces[row % faces.length] as FontName,
        blocksConfig: templateBlocks(layout.id),
      },
    },
  };
}
