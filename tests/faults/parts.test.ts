import t from "tap";
import { asTests } from "#tests/support/faults/asTests.ts";
import { PARTS } from "#tests/support/faults/parts.ts";

asTests(t, PARTS);
