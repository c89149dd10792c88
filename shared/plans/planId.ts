/** What stands for a plan, its size and its period in addresses: `teams-yearly-10`, `one_time`. */
export const PLAN_ID = /^[A-Za-z0-9][\w.-]{0,99}$/;
