/** What people type to have it run: for every field whose words others see. */

/** Markup that leaves what it stands in and sets `hit` on its window when it runs. Short enough for the shortest line that people type. */
export const HOSTILE = `</title></style><script>hit=1</script><img src=x onerror=hit=1>"'&`;

/** With it what a template engine works out, and a mark that turns around the text after it. At most 80 characters. */
export const HOSTILE_LINE = `${HOSTILE}{{7*7}}\u202e`;

/** A link that is one, with all that could leave an attribute. */
export const HOSTILE_LINK = `https://evil.example/"'><script>hit=1</script>?a=1&b=</title>`;
