import t from "tap";
import { asTests } from "#tests/support/faults/asTests.ts";
import { PEOPLE } from "#tests/support/faults/people.ts";

asTests(t, PEOPLE);
