import { describe, expect, it } from "vitest";
import { findVideo } from "./video.ts";

const YOUTUBE = { service: "youtube", id: "dQw4w9WgXcQ" };
const LOOM = { service: "loom", id: "0123456789abcdef0123456789abcdef" };

describe("findVideo", () => {
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", YOUTUBE],
    ["http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=42s", YOUTUBE],
    ["youtube.com/watch?v=dQw4w9WgXcQ", YOUTUBE],
    ["  https://m.youtube.com/watch?v=dQw4w9WgXcQ  ", YOUTUBE],
    ["https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=RD", YOUTUBE],
    ["https://youtu.be/dQw4w9WgXcQ?si=abc", YOUTUBE],
    ["HTTPS://YOUTU.BE/dQw4w9WgXcQ", YOUTUBE],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", YOUTUBE],
    ["https://www.youtube.com/live/dQw4w9WgXcQ?feature=share", YOUTUBE],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ/", YOUTUBE],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", YOUTUBE],
    ["https://vimeo.com/76979871", { service: "vimeo", id: "76979871" }],
    ["https://vimeo.com/channels/staffpicks/76979871", { service: "vimeo", id: "76979871" }],
    ["https://vimeo.com/groups/motion/videos/76979871", { service: "vimeo", id: "76979871" }],
    ["https://vimeo.com/showcase/1234567/video/76979871", { service: "vimeo", id: "76979871" }],
    [
      "https://player.vimeo.com/video/76979871?h=8272103f6e",
      { service: "vimeo", id: "76979871", secret: "8272103f6e" },
    ],
    ["https://vimeo.com/76979871/8272103f6e?share=copy", { service: "vimeo", id: "76979871", secret: "8272103f6e" }],
    ["https://www.loom.com/share/0123456789abcdef0123456789abcdef?sid=1", LOOM],
    ["https://loom.com/embed/0123456789abcdef0123456789abcdef", LOOM],
    ["https://www.loom.com/share/My-first-demo-0123456789abcdef0123456789abcdef", LOOM],
  ])("%s", (address, video) => expect(findVideo(address)).toEqual(video));

  it.each([
    "",
    "not an address",
    "https://www.youtube.com/",
    "https://www.youtube.com/@channel",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ..",
    "https://www.youtube.com/playlist?list=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ/../../etc",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
    "https://user:pass@youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com:8443/watch?v=dQw4w9WgXcQ",
    "ftp://youtube.com/watch?v=dQw4w9WgXcQ",
    "javascript:alert('youtube.com/watch?v=dQw4w9WgXcQ')",
    "https://vimeo.com/about",
    "https://vimeo.com/76979871/../../x",
    "https://www.loom.com/share/0123",
    "https://www.loom.com/looms/videos",
    "https://www.dailymotion.com/video/x8abcde",
  ])("%s is none", (address) => expect(findVideo(address)).toBeNull());

  it("takes a long address of anything in a moment", () => {
    const long = `https://www.loom.com/share/${"a-".repeat(5000)}`;
    const started = process.cpuUsage();
    expect(findVideo(long)).toBeNull();
    expect(process.cpuUsage(started).user).toBeLessThan(100_000);
  });
});
