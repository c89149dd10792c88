import { calendar } from "./blocks/addons/calendar.ts";
import { later } from "./blocks/addons/later.ts";
import { businessCard, page } from "./blocks/addons/own.ts";
import { sanitize } from "./sanitize/sanitize.ts";
import "./templates/first/all.ts";

Object.assign(later, { sanitize, calendar, businessCard, page });

// biome-ignore lint/performance/noBarrelFile: the whole core; what only the canvas of the editor needs at first is `draw.ts`.
export { draw, render } from "./draw.ts";
