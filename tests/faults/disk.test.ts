import t from "tap";
import { asTests } from "#tests/support/faults/asTests.ts";
import { DISK } from "#tests/support/faults/ends.ts";

asTests(t, DISK);
