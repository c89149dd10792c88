// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, test, vi } from "vitest";
import { Input } from "#client/ui/Input.tsx";
import { Registration } from "#shared/auth/schema.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { draw, named, pending, type, until } from "#tests/support/browser.tsx";
import { ApiError } from "./problem.ts";
import { errorsOf, useForm } from "./useForm.ts";

const FILLED = { name: "Ana", email: "ana@example.com", password: "long enough" };

function SignUp({ initial = FILLED, submit }: { initial?: typeof FILLED; submit(input: object): Promise<void> }) {
  const { form, field, problem, isBusy } = useForm(Registration, initial, submit);
  return (
    <form {...form}>
      <Input {...field("name")} label="Name" />
      <Input {...field("email")} label="Email" />
      <Input {...field("password")} label="Password" />
      {problem && <p role="alert">{problem.message}</p>}
      {isBusy && <p>Busy</p>}
    </form>
  );
}

const submitForm = () => act(async () => document.querySelector("form")?.requestSubmit());
const errorOf = (label: string) => {
  const described = named(label).getAttribute("aria-describedby");
  return described && document.getElementById(described)?.textContent;
};
const refusal = (errors: { path: string; message: string }[]) =>
  new ApiError({ code: "email_taken", ...ERRORS.email_taken, errors });

describe("submitting", () => {
  test("twice sends once, and again only when the first has ended", async () => {
    const answer = pending<void>();
    const submit = vi.fn(() => answer.promise);
    await draw(<SignUp submit={submit} />);
    await submitForm();
    await submitForm();
    expect(submit).toHaveBeenCalledExactlyOnceWith(FILLED);
    expect(document.body.textContent).toContain("Busy");
    await act(async () => answer.resolve());
    expect(document.body.textContent).not.toContain("Busy");
    await submitForm();
    expect(submit).toHaveBeenCalledTimes(2);
  });

  test("what is wrong sends nothing, marks each field and leads to the first", async () => {
    const submit = vi.fn();
    await draw(<SignUp initial={{ ...FILLED, email: "ana@", password: "short" }} submit={submit} />);
    await submitForm();
    expect(submit).not.toHaveBeenCalled();
    expect(errorOf("Email")).toBe("Email address is not valid.");
    expect(errorOf("Password")).toBe("Use at least 8 characters.");
    await until(() => expect(document.activeElement).toBe(named("Email")));
  });

  test("what is wrong with a field that a press leaves is said when the press is over: nothing moves under it", async () => {
    await draw(<SignUp initial={{ ...FILLED, email: "ana@" }} submit={async () => undefined} />);
    const press = (type: string) => act(async () => void document.dispatchEvent(new Event(type, { bubbles: true })));
    await act(async () => named("Email").focus());
    await press("pointerdown");
    await act(async () => named("Email").blur());
    expect(errorOf("Email")).toBeNull();
    await press("pointerup");
    await until(() => expect(errorOf("Email")).toBe("Email address is not valid."));
  });

  test("what the server refuses by name stands under its field until that changes", async () => {
    const submit = async () => Promise.reject(refusal([{ path: "email", message: "Taken." }]));
    await draw(<SignUp submit={submit} />);
    await submitForm();
    expect(errorOf("Email")).toBe("Taken.");
    expect(document.querySelector("[role=alert]")).toBeNull();
    await until(() => expect(document.activeElement).toBe(named("Email")));
    await type(named("Email"), "zoe@example.com");
    expect(errorOf("Email")).toBeNull();
  });

  test("what it refuses otherwise stands above the form until the next try", async () => {
    const submit = vi.fn(async () => {});
    submit.mockRejectedValueOnce(refusal([]));
    await draw(<SignUp submit={submit} />);
    await submitForm();
    expect(document.querySelector("[role=alert]")?.textContent).toBe(ERRORS.email_taken.message);
    await submitForm();
    expect(document.querySelector("[role=alert]")).toBeNull();
  });
});

test("a field is checked when it is left, then live; an empty one that is passed through is no mistake yet", async () => {
  await draw(<SignUp initial={{ name: "", email: "", password: "" }} submit={async () => {}} />);
  const leave = (label: string) =>
    act(async () => {
      named(label).focus();
      named(label).blur();
    });
  await leave("Email");
  expect(errorOf("Email")).toBeNull();
  await type(named("Email"), "ana@");
  expect(errorOf("Email")).toBeNull();
  await leave("Email");
  expect(errorOf("Email")).toBe("Email address is not valid.");
  await type(named("Email"), "ana@example.com");
  expect(errorOf("Email")).toBeNull();
});

test("a good form has no errors", () => {
  expect(errorsOf(Registration, { name: "", email: " Ana@Example.com ", password: "long enough" })).toEqual({});
});

test("each wrong field has the sentence of the schema", () => {
  expect(errorsOf(Registration, { name: "", email: "ana@", password: "short" })).toEqual({
    email: "Email address is not valid.",
    password: "Use at least 8 characters.",
  });
});

test("what is known later goes into fields that are still empty, once", async () => {
  const submit = vi.fn();
  const empty = { name: "", email: "", password: "" };
  const { redraw } = await draw(<SignUp initial={empty} submit={submit} />);
  const shownIn = (label: string) => (named(label) as HTMLInputElement).value;
  await type(named("Name"), "Anna");
  await redraw(<SignUp initial={{ ...empty, name: "Ana", email: "ana@example.com" }} submit={submit} />);
  expect([shownIn("Name"), shownIn("Email")]).toEqual(["Anna", "ana@example.com"]);
  await type(named("Email"), "");
  expect(shownIn("Email")).toBe("");
});
