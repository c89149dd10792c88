import type { Mail } from "../mail.ts";
import { Button, Code, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const coupon: Mail<"coupon"> = {
  subject: ({ percent }) => `${percent}% off your plan`,
  preheader: ({ endsAt }) => `The code works until ${formatMoment(endsAt)}.`,
  reason: () => "You get this mail because you have an account at",
  body: ({ name, code, percent, endsAt, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>With this code any plan costs you {percent}% less:</Paragraph>
      <Code>{code}</Code>
      <Paragraph>It works once, until {formatMoment(endsAt)}.</Paragraph>
      <Button href={url}>See the plans</Button>
      <Small>Enter the code where you pay.</Small>
    </>
  ),
};
