import { describe, expect, test } from "vitest";
import { type Import, importProblems, importsIn } from "./imports.ts";

const imports = (file: string, ...targets: string[]): Import[] => targets.map((target) => ({ file, line: 1, target }));

describe("directions of imports", () => {
  test.each([
    ["shared/lib/text.ts", "server/seam.ts"],
    ["shared/lib/text.test.ts", "server/seam.ts"],
    ["program/json.ts", "server/seam.ts"],
    ["store/store.ts", "shared/lib/text.ts"],
    ["renderer/signature/render.ts", "program/json.ts"],
    ["renderer/signature/render.ts", "renderer/images/icon.ts"],
    ["renderer/http/render.ts", "server/seam.ts"],
    ["client/lib/api.ts", "client/ui/Button.tsx"],
    ["client/ui/Button.tsx", "client/features/auth/LoginScreen.tsx"],
    ["client/features/auth/LoginScreen.tsx", "client/app/routes.tsx"],
    ["client/features/auth/LoginScreen.tsx", "renderer/install/fileName.ts"],
    ["server/db/mongo.ts", "server/http/hosts.ts"],
    ["server/db/mongo.ts", "store/launch.ts"],
    ["server/ports/files/disk.ts", "server/features/images/service.ts"],
    ["server/http/call.ts", "server/features/auth/viewer.ts"],
    ["server/jobs/worker.ts", "server/features/mail/jobs.ts"],
    ["server/features/links/service.ts", "server/features/account/model.ts"],
    ["server/features/signatures/opens/routes.ts", "server/features/links/clicks.ts"],
    ["server/features/links/service.ts", "server/app.ts"],
    ["server/features/links/service.ts", "server/pages/pages.ts"],
    ["server/features/signatures/save.ts", "renderer/signature/render.ts"],
    ["server/features/signatures/save.ts", "renderer/images/decoder.ts"],
    ["server/features/signatures/save.ts", "renderer/mails/samples.ts"],
    ["server/features/mail/service.ts", "tests/support/make.ts"],
    ["server/pages/pages.ts", "client/app/entry-server.tsx"],
  ])("%s does not import %s", (file, target) => {
    expect(importProblems(imports(file, target))).toEqual([expect.stringContaining(`${file}:1 imports ${target}; `)]);
  });

  test("what stands below, one's own, and the named parts of others are there for all", () => {
    const good = [
      ...imports("shared/lib/text.ts", "shared/routes.ts"),
      ...imports("client/features/auth/LoginScreen.tsx", "client/ui/Button.tsx", "renderer/signature/render.ts"),
      ...imports("server/features/links/service.ts", "server/features/account/service.ts", "server/db/mongo.ts"),
      ...imports("server/features/links/routes.ts", "server/features/links/clicks.ts"),
      ...imports("server/features/signatures/send/service.ts", "server/features/signatures/model.ts"),
      ...imports("server/features/signatures/save.ts", "renderer/signature/links.ts", "renderer/install/kit.ts"),
      ...imports("server/db/store.ts", "store/launch.ts"),
      ...imports("server/db/stored.test.ts", "tests/renderer/contents.ts"),
      ...imports("tests/api/links.test.ts", "server/features/links/model.ts"),
    ];
    expect(importProblems(good)).toEqual([]);
  });

  test("features do not import each other in a circle; the viewer is no feature's own", () => {
    const inCircle = [
      ...imports("server/features/account/service.ts", "server/features/links/service.ts"),
      ...imports("server/features/links/service.ts", "server/features/mail/service.ts"),
      ...imports("server/features/mail/service.ts", "server/features/account/service.ts"),
      ...imports("server/features/auth/service.ts", "server/features/mail/service.ts"),
      ...imports("server/features/account/service.ts", "server/features/members/service.ts"),
      ...imports("server/features/members/invite/service.ts", "server/features/account/service.ts"),
    ];
    expect(importProblems(inCircle)).toEqual([
      "server/features/account/ -> server/features/links/ -> server/features/mail/ -> server/features/account/: features that import each other",
    ]);
    const byViewer = [
      ...imports("server/features/auth/service.ts", "server/features/mail/service.ts"),
      ...imports("server/features/mail/service.ts", "server/features/auth/viewer.ts"),
    ];
    expect(importProblems(byViewer)).toEqual([]);
    expect(
      importProblems([...byViewer, ...imports("server/features/auth/viewer.ts", "server/features/mail/service.ts")]),
    ).toEqual([expect.stringContaining("features that import each other")]);
  });

  test("are read from every form that an import has, types among them", () => {
    const code = `import { a } from "#shared/a.ts";
import type { B } from "../b.ts";
import { type C } from "./c.ts";
import "./d.css";
import fs from "node:fs";
import z from "zod";
export type { E } from "./e.ts";
export * from "./f.ts";
const g = () => import("./g.ts");
type H = typeof import("./h.ts");
`;
    expect(importsIn("server/db/x.ts", code).toSorted((one, other) => one.line - other.line)).toEqual(
      [
        [1, "shared/a.ts"],
        [2, "server/b.ts"],
        [3, "server/db/c.ts"],
        [4, "server/db/d.css"],
        [7, "server/db/e.ts"],
        [8, "server/db/f.ts"],
        [9, "server/db/g.ts"],
        [10, "server/db/h.ts"],
      ].map(([line, target]) => ({ file: "server/db/x.ts", line, target })),
    );
  });
});
