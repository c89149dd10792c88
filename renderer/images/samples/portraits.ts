import { accountant } from "./portraits/people/accountant.ts";
import { architect } from "./portraits/people/architect.ts";
import { artist } from "./portraits/people/artist.ts";
import { baker } from "./portraits/people/baker.ts";
import { coach } from "./portraits/people/coach.ts";
import { consultant } from "./portraits/people/consultant.ts";
import { dentist } from "./portraits/people/dentist.ts";
import { designer } from "./portraits/people/designer.ts";
import { developer } from "./portraits/people/developer.ts";
import { doctor } from "./portraits/people/doctor.ts";
import { florist } from "./portraits/people/florist.ts";
import { founder } from "./portraits/people/founder.ts";
import { journalist } from "./portraits/people/journalist.ts";
import { lawyer } from "./portraits/people/lawyer.ts";
import { librarian } from "./portraits/people/librarian.ts";
import { marketer } from "./portraits/people/marketer.ts";
import { musician } from "./portraits/people/musician.ts";
import { nurse } from "./portraits/people/nurse.ts";
import { photographer } from "./portraits/people/photographer.ts";
import { realEstateAgent } from "./portraits/people/real-estate-agent.ts";
import { recruiter } from "./portraits/people/recruiter.ts";
import { researcher } from "./portraits/people/researcher.ts";
import { teacher } from "./portraits/people/teacher.ts";
import { therapist } from "./portraits/people/therapist.ts";

/** A drawn portrait for each profession of the ready designs: `real-estate-agent` → a square SVG of plain shapes. */
export const PORTRAITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    accountant,
    architect,
    artist,
    baker,
    coach,
    consultant,
    dentist,
    designer,
    developer,
    doctor,
    florist,
    founder,
    journalist,
    lawyer,
    librarian,
    marketer,
    musician,
    nurse,
    photographer,
    "real-estate-agent": realEstateAgent,
    recruiter,
    researcher,
    teacher,
    therapist,
  }),
);
