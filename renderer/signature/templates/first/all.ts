import { earlier } from "../registry.ts";
import { template4 } from "./template4.ts";
import { template8 } from "./template8.ts";
import { template9 } from "./template9.ts";
import { template11 } from "./template11.ts";
import { template15 } from "./template15.ts";
import { template18 } from "./template18.ts";
import { template19 } from "./template19.ts";
import { template21 } from "./template21.ts";
import { template22 } from "./template22.ts";
import { template24 } from "./template24.ts";
import { template26 } from "./template26.ts";
import { template28 } from "./template28.ts";
import { template29 } from "./template29.ts";
import { template30 } from "./template30.ts";

earlier.templates = {
  4: template4,
  8: template8,
  9: template9,
  11: template11,
  15: template15,
  18: template18,
  19: template19,
  21: template21,
  22: template22,
  24: template24,
  26: template26,
  28: template28,
  29: template29,
  30: template30,
};
