import sharp from "sharp";
import { readAppleCertificate } from "#server/ports/wallet/certificate.ts";
import { photo } from "#tests/support/pictures.ts";
import { appleChain } from "#tests/support/walletServices.ts";
import type { Measurement } from "./http.ts";

const ROUNDS = 200;
/** Loaded, compiled and warm, as a server is after its first visitors. */
const WARM_UP = 20;
const GOAL_MS = 50;

/** A pass with a face and a logo, built and signed: the thread is held for so long. */
export async function run(): Promise<Measurement[]> {
  const { APPLE_PASS_CERTIFICATE: certificate, APPLE_PASS_KEY: key, APPLE_PASS_ISSUER: issuer } = appleChain().settings;
  const { appleWallet } = await import("#server/ports/wallet/apple.ts");
  const apple = appleWallet(readAppleCertificate({ certificate, key, issuer }), "http://127.0.0.1:1");
  const picture = await sharp(await photo(180, 180))
    .png()
    .toBuffer();
  const pass = (at: number) => ({
    face: {
      serial: `bench-${at}`,
      header: "Example & Sons",
      title: "Ana Person",
      subheader: "Head of Design",
      lines: [
        { key: "mobile-0", label: "Mobile", value: "+49 170 1234567" },
        { key: "email-1", label: "Email", value: "ana@example.com" },
      ],
      more: [{ key: "note", label: "", value: "Call me in the morning." }],
      url: `https://signoff.example.com/c/bench-${at}`,
      ground: "#0b1f24",
      ink: "#ffffff",
      code: `https://signoff.example.com/c/bench-${at}`,
      language: "en",
    },
    pictures: { "icon.png": picture, "thumbnail@2x.png": picture, "logo@2x.png": picture },
    token: "a token of twenty-four",
    updatesUrl: "https://signoff.example.com/wallet",
    ended: null,
  });
  for (let at = 0; at < WARM_UP; at++) apple.sign(pass(at));
  const times = Array.from({ length: ROUNDS }, (_, at) => {
    const start = performance.now();
    apple.sign(pass(WARM_UP + at));
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(ROUNDS * share)] ?? Number.NaN).toFixed(1));
  const p95 = at(0.95);
  return [
    {
      name: "wallet pass, built and signed, p95",
      value: p95,
      unit: "ms",
      goal: GOAL_MS,
      ok: p95 < GOAL_MS,
      note: `median ${at(0.5)} ms`,
    },
  ];
}
