import { useEffect } from "react";

/** How much a pinch may change the scale before it is one; browsers report 1.0000001 at rest. */
const AT_REST = 0.01;

/**
 * Keeps the screen as high as what can be seen of it: a keyboard on the screen covers the page without making it smaller
 * (visual viewport), and the shell's height follows these two properties. A pinch is somebody looking closer: nothing moves.
 */
export function useVisibleScreen() {
  useEffect(() => {
    const view = visualViewport;
    const { style } = document.documentElement;
    if (!view) return;
    const follow = () => {
      if (Math.abs(view.scale - 1) > AT_REST) return;
      style.setProperty("--screen-height", `${view.height}px`);
      style.setProperty("--screen-top", `${view.offsetTop}px`);
    };
    follow();
    view.addEventListener("resize", follow);
    view.addEventListener("scroll", follow);
    return () => {
      view.removeEventListener("resize", follow);
      view.removeEventListener("scroll", follow);
      style.removeProperty("--screen-height");
      style.removeProperty("--screen-top");
    };
  }, []);
}
