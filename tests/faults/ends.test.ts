import t from "tap";
import { asTests } from "#tests/support/faults/asTests.ts";
import { ENDS } from "#tests/support/faults/ends.ts";

asTests(t, ENDS);
