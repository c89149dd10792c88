import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatDate } from "../words.ts";

export const subscriptionEnds: Mail<"subscriptionEnds"> = {
  subject: ({ endsAt }) => `Your plan ends on ${formatDate(endsAt)}`,
  preheader: () => "Until then everything goes on working.",
  reason: () => "You get this mail because you cancelled a plan at",
  body: ({ name, plan, endsAt, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        Your plan {plan} is cancelled. It stays active until {formatDate(endsAt)}, and nothing is charged after that.
      </Paragraph>
      <Paragraph>
        From then on the signatures, pages and business cards of the plan stop working: pictures in mails that were sent
        no longer show.
      </Paragraph>
      <Button href={url}>Keep the plan</Button>
      <Small>You need do nothing to let it end.</Small>
    </>
  ),
};
