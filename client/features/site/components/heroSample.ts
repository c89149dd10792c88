import { Content } from "#shared/signatures/schema.ts";

/** A stored picture's name, so that the model accepts it; `sampleOptions` says where it really is. */
const PHOTO = "/i/sampleportrait00000000-240x240.png";

/** The person of the hero's mail, until a visitor types. */
export const HERO = Content.parse({
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
});
