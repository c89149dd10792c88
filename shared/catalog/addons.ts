/** Ready texts and kinds of the addons: data only, because the browser imports it. */

/** By the type that stands for each. */
export const DISCLAIMERS: Readonly<Record<number, string>> = {
  1: "This message and its attachments are confidential and meant only for the person they are addressed to. If you are not that person, please tell the sender and delete the message.",
  2: "The content of this message is confidential. If you have received it by mistake, please reply to let us know, delete it, and do not pass it on or keep a copy.",
  3: "This message may contain information that is protected by professional secrecy. Reading, copying or passing it on without permission is not allowed.",
  4: "Nothing in this message is an offer, an acceptance or a binding promise. Contracts become binding only when both sides have signed them.",
  5: "Views expressed in this message are those of the sender and not necessarily those of the company.",
  6: "We have checked this message for harmful software, but cannot promise that it is free of it. Please check attachments before you open them.",
  7: "We handle personal data as the law on data protection asks. Write to us at any time to see, correct or delete what we hold about you.",
  8: "This message is general information and no legal, tax or financial advice. Please talk to an adviser before you act on it.",
};

export const GREEN_MESSAGES: Readonly<Record<number, string>> = {
  1: "Please think of the environment before you print this message.",
  2: "Save a tree: print this message only if you must.",
  3: "Paper is made of trees. Do you need this on paper?",
  4: "Think green: keep it on the screen.",
  5: "Every page you do not print helps. Thank you for reading on screen.",
  6: "Go paperless: this message reads best where it is.",
  7: "Help us save paper, water and energy: please do not print this message.",
  8: "One planet, one message, no paper.",
};

/**
 * Places an app, a rating or a shop can be found at: the words on the badge, and how wide they make it (measured in tests, as
 * the core in the browser has no letters to measure).
 */
export const BADGES = {
  appStore: { above: "Download on the", name: "App Store", widthPx: 133 },
  googlePlay: { above: "Get it on", name: "Google Play", widthPx: 149 },
  trustpilot: { above: "Review us on", name: "Trustpilot", widthPx: 134 },
  googleReviews: { above: "Review us on", name: "Google", widthPx: 109 },
  tripadvisor: { above: "Review us on", name: "Tripadvisor", widthPx: 147 },
  yelp: { above: "Find us on", name: "Yelp", widthPx: 96 },
  glassdoor: { above: "Rate us on", name: "Glassdoor", widthPx: 135 },
  productHunt: { above: "Featured on", name: "Product Hunt", widthPx: 165 },
  airbnb: { above: "Stay with us on", name: "Airbnb", widthPx: 117 },
  booking: { above: "Book us on", name: "Booking.com", widthPx: 160 },
} as const;
export type BadgeType = keyof typeof BADGES;

/** What a row of the social addon asks for. */
export const SOCIAL_REQUESTS = {
  rating: "Rate us",
  review: "Leave a review",
  follow: "Follow us",
  share: "Share",
} as const;
export type SocialRequest = keyof typeof SOCIAL_REQUESTS;
/** Those that can show the rating there is. */
export const RATED_REQUESTS: readonly string[] = ["rating", "review"] satisfies SocialRequest[];

const GOOGLE = { name: "Google", network: "google-business" };
/** Where reviews stand and whose mark that place has, by a link's network, where these are not the network's own. */
export const REVIEW_SOURCES: Readonly<Partial<Record<string, typeof GOOGLE>>> = {
  "google-reviews": GOOGLE,
  "google-business": GOOGLE,
};

export const CALENDAR_SERVICES = {
  google: "Google",
  outlook: "Outlook",
  office365: "Office 365",
  yahoo: "Yahoo",
} as const;
export type CalendarService = keyof typeof CALENDAR_SERVICES;

/** Corner radius in pixels by the shape of a button; classic Outlook draws all of them square. */
export const BUTTON_RADII: Readonly<Record<number, number>> = { 1: 0, 2: 6, 3: 24 };
