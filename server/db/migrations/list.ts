import { missingFields } from "./001-missing-fields.ts";
import { teams } from "./002-teams.ts";
import { ownPictures } from "./003-own-pictures.ts";
import { memberNames } from "./004-member-names.ts";
import { locks } from "./005-locks.ts";
import { invoiceSeries } from "./006-invoice-series.ts";
import { clickDays } from "./007-click-days.ts";
import { daysOfClicks } from "./008-days-of-clicks.ts";
import { linksOfPages } from "./009-links-of-pages.ts";
import type { Migration } from "./migration.ts";

/** All of them, oldest first. A new one goes to the end. */
export const MIGRATIONS: readonly Migration[] = [
  missingFields,
  teams,
  ownPictures,
  memberNames,
  locks,
  invoiceSeries,
  clickDays,
  daysOfClicks,
  linksOfPages,
];
