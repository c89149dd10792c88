import * as z from "zod/mini";

/** Whether somebody gets the numbers of each week by mail. */
export const WeeklyMail = z.strictObject({ isOn: z.boolean() });
export type WeeklyMail = z.output<typeof WeeklyMail>;

/** What the link at the foot of such a mail carries. */
export const StopToken = z.strictObject({ token: z.string().check(z.regex(/^[0-9a-f]{24}\.[\w-]{43}$/)) });
export type StopToken = z.output<typeof StopToken>;
