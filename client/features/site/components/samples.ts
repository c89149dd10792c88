import { Content } from "#shared/signatures/schema.ts";

/** A stored picture's name, so that the model accepts it; `sampleImage` says where it really is. */
const PHOTO = "/i/sampleportrait00000000-240x240.png";

/** The people of the home page, one per free layout. */
export const SAMPLES = [
  {
    portrait: 1,
    content: Content.parse({
      general: {
        name: "Ana Ruiz",
        position: "Head of Design",
        company: "Northwind Studio",
        contacts: [
          { name: "phone", value: "+34 600 123 456" },
          { name: "email", value: "ana@northwind.example" },
          { name: "website", value: "northwind.example" },
        ],
        socials: [
          { name: "linkedin", link: "https://www.linkedin.com/in/example" },
          { name: "instagram", link: "https://www.instagram.com/example" },
        ],
      },
      design: { templateId: 1, fontColor: "#00686c", logoShape: 3, logoWidth: 92 },
      media: { photo: PHOTO },
    }),
  },
  {
    portrait: 2,
    content: Content.parse({
      general: {
        name: "Samuel Okoro",
        position: "Physiotherapist",
        company: "Harbour Clinic",
        contacts: [
          { name: "phone", value: "+44 20 7946 0102" },
          { name: "website", value: "harbour.example" },
        ],
        socials: [{ name: "facebook", link: "https://www.facebook.com/example" }],
      },
      design: { templateId: 2, fontColor: "#a8481f", logoShape: 3, logoWidth: 84 },
      media: { photo: PHOTO },
    }),
  },
  {
    portrait: 3,
    content: Content.parse({
      general: {
        name: "Jonas Weber",
        position: "Software engineer",
        company: "Kontor Labs",
        contacts: [
          { name: "email", value: "jonas@kontor.example" },
          { name: "website", value: "kontor.example" },
        ],
        socials: [
          { name: "github", link: "https://github.com/example" },
          { name: "linkedin", link: "https://www.linkedin.com/in/example" },
        ],
      },
      design: { templateId: 3, fontColor: "#4f46c8", logoShape: 2, logoWidth: 80 },
      media: { photo: PHOTO },
    }),
  },
  {
    portrait: null,
    content: Content.parse({
      general: {
        name: "Mei Tanaka",
        position: "Attorney at law",
        company: "Tanaka & Partners",
        department: "Contracts",
        contacts: [
          { name: "phone", value: "+81 3 1234 5678" },
          { name: "email", value: "mei@tanaka.example" },
          { name: "address", value: "2-1 Marunouchi, Tokyo" },
        ],
      },
      design: { templateId: 4, fontColor: "#7a2f4a", fontFamily: "Georgia" },
    }),
  },
] as const;
