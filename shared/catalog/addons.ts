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

/** Places an app, a rating or a shop can be found at: the words on the badge, and whose mark stands before them. */
export const BADGES = {
  appStore: { above: "Download on the", name: "App Store", network: "app-store" },
  googlePlay: { above: "Get it on", name: "Google Play", network: "google-play" },
  trustpilot: { above: "Review us on", name: "Trustpilot", network: "trustpilot" },
  googleReviews: { above: "Review us on", name: "Google", network: "google-reviews" },
  tripadvisor: { above: "Review us on", name: "Tripadvisor", network: "tripadvisor" },
  yelp: { above: "Find us on", name: "Yelp", network: "yelp" },
  glassdoor: { above: "Rate us on", name: "Glassdoor", network: "glassdoor" },
  productHunt: { above: "Featured on", name: "Product Hunt", network: "product-hunt" },
  airbnb: { above: "Stay with us on", name: "Airbnb", network: "airbnb" },
  booking: { above: "Book us on", name: "Booking.com", network: "booking" },
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

export const CALENDAR_SERVICES = {
  google: "Google",
  outlook: "Outlook",
  office365: "Office 365",
  yahoo: "Yahoo",
} as const;
export type CalendarService = keyof typeof CALENDAR_SERVICES;

/** Corner radius in pixels by the shape of a button; classic Outlook draws all of them square. */
export const BUTTON_RADII: Readonly<Record<number, number>> = { 1: 0, 2: 6, 3: 24 };
