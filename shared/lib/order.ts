/** Header of a call between our processes: for whom something is drawn. Orders of one owner wait for one another. */
export const ORDER_OWNER = "order-owner";
