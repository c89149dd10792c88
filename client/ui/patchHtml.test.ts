// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { render } from "#renderer/signature/render.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { patchHtml } from "./patchHtml.ts";

let body: HTMLElement;
beforeEach(() => {
  body = document.createElement("body");
});
const put = (html: string) => {
  body.innerHTML = html;
};

test("keeps what is the same, and changes what is not", () => {
  put('<table><tr><td><img src="a.png"></td><td style="color:red">An</td></tr></table>');
  const [picture, words] = [body.querySelector("img"), body.querySelector("td + td")];
  patchHtml(body, '<table><tr><td><img src="a.png"></td><td style="color:red">Ana</td></tr></table>');
  expect(body.querySelector("img")).toBe(picture);
  expect(body.querySelector("td + td")).toBe(words);
  expect(words?.textContent).toBe("Ana");
});

test("undoes what was done to the tree since", () => {
  put("<p>one</p>");
  const line = body.querySelector("p") as HTMLElement;
  line.style.outline = "2px solid red";
  line.dataset.edited = "";
  patchHtml(body, "<p>two</p>");
  expect(body.innerHTML).toBe("<p>two</p>");
});

test("another kind of node takes the place of the one before", () => {
  put("text<b>bold</b><i>more</i>");
  patchHtml(body, "<b>bold</b>text");
  expect(body.innerHTML).toBe("<b>bold</b>text");
});

test("any layout becomes any other, whatever it holds", () => {
  const htmlOf = (name: string, templateId: number) => {
    const content = CONTENTS[name] as (typeof CONTENTS)[string];
    return render({ ...content, design: { ...content.design, templateId } }, { imageHost: "" }).html;
  };
  const fresh = document.createElement("body");
  for (const { id } of TEMPLATES)
    for (const name of ["everything", "realistic", "rightToLeft"]) {
      const html = htmlOf(name, id);
      patchHtml(body, html);
      fresh.innerHTML = html;
      expect(body.innerHTML === fresh.innerHTML, `${name} ${id}`).toBe(true);
    }
});
