import type { ErrorCode } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { ApiError } from "../problem.ts";

const CODE: ErrorCode = "bot_check";

/** This browser cannot do what is asked. */
export const unproved = (
  message = t("Your browser did not finish the check that keeps programs out. Please try again."),
) => new ApiError({ status: 403, code: CODE, message });
