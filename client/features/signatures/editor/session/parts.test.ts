// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { render } from "#renderer/signature/render.ts";
import { CONTACT_LABELS } from "#shared/catalog/contacts.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { Content } from "#shared/signatures/schema.ts";
import { fieldAt } from "./parts.ts";

test.each(TEMPLATES.map(({ id }) => id))("an icon in front of a contact leads to it in layout %i", (templateId) => {
  const content = Content.parse({
    general: {
      name: "Ana Ruiz",
      contacts: [
        { name: "phone", value: "+34 91 123 45 67" },
        { name: "email", value: "ana@acme.example" },
        { name: "fax", value: "+34 91 123 45 68" },
      ],
    },
    design: { templateId, contactLabels: CONTACT_LABELS.icon },
  });
  document.body.innerHTML = render(content, { imageHost: "https://img.example" }).html;
  const fields = [...document.querySelectorAll("img")].map((image) => fieldAt(image, content, () => []));
  expect(fields).toEqual([0, 1, 2].map((at) => `general.contacts.${at}.value`));
});
