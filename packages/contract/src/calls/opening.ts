import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { LONGEST_REPLY } from '@quayside/rules/limits';
import * as z from 'zod/mini';
import { agreement } from '../agreement.ts';
import { account, apiIssue, application, documentInfo, faceFacts, faceReason } from '../application.ts';
import { defineCall } from '../call.ts';

const base = 'open-account-server/api';
const id = lazyObject(() => ({ applicationId: z.uuid() }));
/** Schema of the holder of a W-8BEN flow; defaults to the user. The call fails with `codes.notFound` if the user does not manage that form. */
const holder = z.optional(z.uuid());
/** Schema of the version of the caller's journey. If it differs from the server's, the call fails with `codes.outdated` or `codes.behind`. */
const journeyVersion = z.optional(z.number());

/** Returns the signed-in user's application of a flow, or null before it is started. */
export const getApplication = defineCall('getApplication', {
  summary: "Returns the signed-in user's application of a flow, or null before it is started",
  verb: 'GET',
  path: `${base}/get-application/v1`,
  request: lazyObject(() => ({ flow: z.string(), holder })),
  response: z.nullable(application),
});

/** Starts an application, or returns the existing one. Refuses a user who is another account's second holder, unless `own` is true. */
export const startApplication = defineCall('startApplication', {
  summary:
    "Starts an application, or returns the existing one; refuses with data.reason second-holder when the user is another account's second holder, unless `own` is true",
  path: `${base}/start-application/v1`,
  request: lazyObject(() => ({
    flow: z.string(),
    own: z.optional(z.literal(true)),
    holder,
    /** The campaign or partner that referred the customer: the page parameter `channelId`. */
    channelId: z.optional(z.string().check(z.regex(/^[\w.-]{1,128}$/))),
  })),
  response: application,
});

/** Saves the answers of one step, complete or not, and returns their issues. Fails with `codes.conflict` if another device changed the step first. */
export const saveStep = defineCall('saveStep', {
  summary: 'Saves one step, complete or incomplete; returns its issues',
  path: `${base}/save-step/v1`,
  request: lazyObject(() => ({
    applicationId: z.uuid(),
    step: z.string(),
    answers: z.record(z.string(), z.unknown()),
    /** Encrypted values, by the path of their field in the answers (CRYPT-01). */
    encrypted: z.optional(z.record(z.string(), z.string())),
    /** The customer's reply to the reviewer's question about the step's item; only if the item has `reply`. */
    reply: z.optional(z.string().check(z.maxLength(LONGEST_REPLY))),
    /** The revision on which the answers are based. */
    revision: z.number(),
    journeyVersion,
  })),
  response: lazyObject(() => ({ application, issues: z.array(apiIssue) })),
});

/** Records that the customer has read the changes of a draft, or that the previous draft expired. */
export const acknowledgeDraftNotices = defineCall('acknowledgeDraftNotices', {
  summary: 'Records that the user has read the changes of a draft, or that the previous draft expired',
  path: `${base}/acknowledge-draft-notices/v1`,
  request: lazyObject(() => ({ applicationId: z.uuid(), journeyVersion })),
  response: application,
});

/** Returns the times of the draft that was deleted for inactivity. Null if there is none, or after the customer acknowledged it. */
export const getExpiredDraft = defineCall('getExpiredDraft', {
  summary: "Returns the user's draft that was deleted for inactivity, until they acknowledge it; else null",
  verb: 'GET',
  path: `${base}/get-expired-draft/v1`,
  request: lazyObject(() => ({ flow: z.string() })),
  response: z.nullable(lazyObject(() => ({ savedAt: z.iso.datetime(), expiredAt: z.iso.datetime() }))),
});

/** Submits a complete application. Fails with `codes.incomplete` and the first missing step if a step is missing. */
export const submitApplication = defineCall('submitApplication', {
  summary: 'Submits a complete application; codes.incomplete names the first missing step',
  path: `${base}/submit-application/v1`,
  request: lazyObject(() => ({ applicationId: z.uuid(), revision: z.number(), journeyVersion })),
  response: application,
});

/** Stores one document of an application: JPEG, PNG, WebP, HEIC or PDF of at most 20 MB. Returns its id, to which a step refers. */
export const uploadDocument = defineCall('uploadDocument', {
  summary: 'Stores one document of an application (JPEG, PNG, WebP, HEIC or PDF, at most 20 MB)',
  style: 'multipart',
  path: `${base}/upload-document/v1`,
  request: lazyObject(() => ({
    applicationId: z.uuid(),
    kind: z.string(),
    file: z.file(),
    /** The fields that the client read from the picture: `documentReading` as JSON, encrypted (CRYPT-01). */
    reading: z.optional(z.string().check(z.maxLength(4000))),
  })),
  response: lazyObject(() => ({ documentId: z.uuid(), document: documentInfo })),
});

/** Deletes a document, unless a submitted step refers to it. */
export const removeDocument = defineCall('removeDocument', {
  summary: 'Removes a document that no submitted step refers to',
  verb: 'DELETE',
  style: 'query',
  path: `${base}/remove-document/v1`,
  request: lazyObject(() => ({ applicationId: z.uuid(), documentId: z.uuid() })),
  response: z.object({}),
});

/** The path of a document's bytes, which the server sends without an envelope. Takes `documentId` as its query. */
export const getDocumentPath = `${base}/get-document/v1`;

/** The path of a submission's PDF. `getSubmissionPdf` returns it with a query that contains a key, so it needs no login. */
export const submissionPdfPath = `${base}/submission-pdf/v1`;

/** Returns a path of the newest submission's PDF that needs no login and expires after `expiresIn` seconds. */
export const getSubmissionPdf = defineCall('getSubmissionPdf', {
  summary: "Returns a short-lived address of the newest submission's PDF: answers, consents, signature, W-8BEN",
  verb: 'GET',
  path: `${base}/get-submission-pdf/v1`,
  request: id,
  response: lazyObject(() => ({
    /** The path of the PDF with its query, relative to the business service's base URL. */
    path: z.string(),
    /** Seconds until the path expires. */
    expiresIn: z.number(),
    /** The number of the submission, from 1. */
    submission: z.number(),
  })),
});

/** Compares a face picture with the identity document. `reason` is null when they match. */
export const checkFace = defineCall('checkFace', {
  summary: 'Compares a face picture with the identity document',
  path: `${base}/check-face/v1`,
  request: lazyObject(() => ({ applicationId: z.uuid(), documentId: z.uuid() })),
  response: lazyObject(() => ({
    face: faceFacts,
    reason: z.nullable(faceReason),
  })),
});

/** Returns the agreements in force for a flow, in one language. Needs no login. */
export const getAgreements = defineCall('getAgreements', {
  summary: 'Returns the agreements in force, in a language',
  verb: 'GET',
  path: `${base}/get-agreements/v1`,
  auth: false,
  request: lazyObject(() => ({
    language: z.string(),
    /** The application's flow; defaults to an individual opening. */
    flow: z.optional(z.string()),
  })),
  response: z.array(agreement),
});

/** Returns the codes and names of countries, states, industries, occupations and other lists. Needs no login. */
export const getReferenceLists = defineCall('getReferenceLists', {
  summary:
    'Returns the reference lists: industries, businesses, employers, occupations, countries, states, groups, ID sources',
  verb: 'GET',
  path: `${base}/get-reference-lists/v1`,
  auth: false,
  request: z.object({}),
  response: lazyObject(() => ({
    version: z.string(),
    countryList: z.array(z.object({ countryCode: z.string(), countryName: z.string() })),
    SGcountryList: z.array(z.object({ countryCode: z.string(), countryName: z.string(), twoCode: z.string() })),
    stateList: z.array(z.object({ countryCode: z.string(), stateCode: z.string(), stateName: z.string() })),
    groupList: z.array(z.object({ groupCode: z.string(), groupName: z.string() })),
    SGgroupList: z.array(z.object({ groupCode: z.string(), groupName: z.string() })),
    occupationList: z.array(z.object({ occupationCode: z.string(), occupationName: z.string() })),
    idSourceType: z.array(z.object({ sourceCode: z.string(), sourceName: z.string() })),
    industryList: z.array(z.object({ key: z.string(), content: z.string() })),
    employerList: z.array(z.object({ employerName: z.string(), employerCode: z.string() })),
    businessList: z.array(z.object({ businessCode: z.string(), businessName: z.string() })),
  })),
});

/** Returns the user's open accounts. */
export const getAccounts = defineCall('getAccounts', {
  summary: "Returns the user's accounts",
  verb: 'GET',
  path: `${base}/get-accounts/v1`,
  request: z.object({}),
  response: z.array(account),
});

/** Deletes a draft and its documents. */
export const discardApplication = defineCall('discardApplication', {
  summary: 'Deletes a draft and its documents',
  path: `${base}/discard-application/v1`,
  request: id,
  response: z.object({}),
});
