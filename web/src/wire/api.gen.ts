/* Made by tools/web from the server's own schemas; `tools/web types` makes it again. */
export interface paths {
    "/api/v1/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About
         * @description Games, their rule sets and players.
         */
        get: operations["about_api_v1_about_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/protocol.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Protocol Schema
         * @description JSON Schemas of everything that goes over a socket.
         */
        get: operations["protocol_schema_api_v1_protocol_json_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Person
         * @description Become somebody: no account is needed.
         */
        post: operations["new_person_api_v1_people_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Who I am; null is nobody, whom a browser need not hear of as an error.
         */
        get: operations["me_api_v1_me_get"];
        put?: never;
        post?: never;
        /**
         * Forget
         * @description Forget me: keys, codes, statistics. Games that others played too stay, without me.
         */
        delete: operations["forget_api_v1_me_delete"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description Another name, for tables to come, or another language.
         */
        patch: operations["change_api_v1_me_patch"];
        trace?: never;
    };
    "/api/v1/me/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Code
         * @description A code that makes another device mine, once.
         */
        post: operations["code_api_v1_me_code_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem
         * @description Be the person whose code this is.
         */
        post: operations["redeem_api_v1_redeem_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description This device is no longer mine.
         */
        post: operations["leave_api_v1_me_leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Tables
         * @description The tables at which I sit, those that wait for me first, the most urgent before the others.
         */
        get: operations["my_tables_api_v1_me_tables_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Games
         * @description The games I have played, the latest first.
         */
        get: operations["my_games_api_v1_me_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tallies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Tallies
         * @description How often I have won, in games that this server dealt and verified.
         */
        get: operations["my_tallies_api_v1_me_tallies_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Teams
         * @description The same for each set of people with whom I played.
         */
        get: operations["my_teams_api_v1_me_teams_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Bots
         * @description The same for the bots beside which I played.
         */
        get: operations["my_bots_api_v1_me_bots_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/losses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Losses
         * @description Where I give points away, by game: from games of mine that were looked back on; nothing is thought about now.
         */
        get: operations["my_losses_api_v1_me_losses_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/hook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Hook
         * @description Tell this address when I am asked something and have no connection; requests are signed with the secret.
         */
        put: operations["set_hook_api_v1_me_hook_put"];
        post?: never;
        /**
         * Drop Hook
         * @description Tell no address any more.
         */
        delete: operations["drop_hook_api_v1_me_hook_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description All that is kept of me.
         */
        get: operations["export_api_v1_me_export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listed
         * @description Tables that anybody may find.
         */
        get: operations["listed_api_v1_tables_get"];
        put?: never;
        /**
         * Open Table
         * @description A new table; if no seat is open the game begins.
         */
        post: operations["open_table_api_v1_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look
         * @description The table as I may see it; what a stranger may see if I am nobody, where strangers may watch.
         */
        get: operations["look_api_v1_tables__table_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command
         * @description Ask something of a table, as over a socket; the answer is the table as I see it then.
         */
        post: operations["command_api_v1_tables__table_id__commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History
         * @description All that I was told, or might have been, from the first entry on, in words too.
         */
        get: operations["history_api_v1_tables__table_id__history_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Id
         * @description Where the game that ended last at this table can be replayed, while another is played, too.
         */
        get: operations["game_id_api_v1_tables__table_id__game_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Foreseen
         * @description What can be foreseen now, from what I may see.
         */
        get: operations["foreseen_api_v1_tables__table_id__outlook_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tried
         * @description What a text means here, move by move, and what it would do; nothing happens at the table.
         */
        get: operations["tried_api_v1_tables__table_id__trial_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestion
         * @description What a strong player would do in my place, where the table allows hints.
         */
        get: operations["suggestion_api_v1_tables__table_id__suggestion_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game
         * @description A game that has ended, with its record as JSON; with `move`, also all hands as they were after so many moves.
         */
        get: operations["game_api_v1_games__game_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description Its record as text, which `dethrone verify` and `replay` read.
         */
        get: operations["record_api_v1_games__game_id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verification
         * @description Whether the record proves its chance and every move; as `dethrone verify` says it.
         */
        get: operations["verification_api_v1_games__game_id__verification_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go On
         * @description A new table that goes on from a moment of this game; it does not count for boards and statistics.
         */
        post: operations["go_on_api_v1_games__game_id__continue_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analysis
         * @description What was found, or how far it is.
         */
        get: operations["analysis_api_v1_games__game_id__analysis_get"];
        put?: never;
        /**
         * Analyse
         * @description Look back on the game: begins, if it was not done before. Ask for it again to hear how far it is.
         */
        post: operations["analyse_api_v1_games__game_id__analysis_post"];
        /**
         * Stop
         * @description Nobody needs to look any further.
         */
        delete: operations["stop_api_v1_games__game_id__analysis_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Board
         * @description How everybody did; today, unless an earlier day is asked for.
         */
        get: operations["board_api_v1_daily_get"];
        put?: never;
        /**
         * Play
         * @description A table with today's deal, for my one try at it; once I have begun it, the table where I did.
         */
        post: operations["play_api_v1_daily_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today
         * @description What a front page says of the daily deal.
         */
        get: operations["today_api_v1_daily_today_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin
         * @description Look at a game together; whoever begins leads. Its id is its link, and its socket is `/reviews/ID/socket`.
         */
        post: operations["begin_api_v1_games__game_id__reviews_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reviews/{review_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review
         * @description Where its leader is, and what was tried for all to see.
         */
        get: operations["review_api_v1_reviews__review_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/review.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review Schema
         * @description JSON Schemas of everything that goes over a review's socket.
         */
        get: operations["review_schema_api_v1_review_json_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public Key
         * @description The key to subscribe with.
         */
        get: operations["public_key_api_v1_push_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe
         * @description Tell this browser when I am asked something and have no connection.
         */
        post: operations["subscribe_api_v1_me_push_post"];
        /**
         * Unsubscribe
         * @description Tell that browser no more.
         */
        delete: operations["unsubscribe_api_v1_me_push_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Story
         * @description All moves of a game that has ended, in words; what everybody held is asked for move by move.
         */
        get: operations["story_api_v1_games__game_id__story_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules by which a table plays, as `dethrone rules` says them; with one option changed, if it can be.
         */
        get: operations["rules_api_v1_rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/advice/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Position
         * @description What was laid out, checked, and what else could be told; where it cannot be, the reason.
         */
        post: operations["position_api_v1_advice_position_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advise
         * @description The strongest fair advice for it.
         */
        post: operations["advise_api_v1_advice_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/advice/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture
         * @description What was laid out, drawn as its seat sees it.
         */
        get: operations["picture_api_v1_advice_picture_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/model/prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Position Prompt
         * @description A prompt for a position.
         */
        post: operations["position_prompt_api_v1_model_prompt_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/model/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Position Check
         * @description Whether a reply to it is good, and what to mend.
         */
        post: operations["position_check_api_v1_model_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/model/prompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seat Prompt
         * @description A prompt for my own seat, to let a model answer for me; empty while nothing is asked of it.
         */
        post: operations["seat_prompt_api_v1_tables__table_id__model_prompt_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/model/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seat Reply
         * @description A model's reply for my seat: done if it is good, otherwise all that is wrong with it.
         */
        post: operations["seat_reply_api_v1_tables__table_id__model_reply_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/learn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses
         * @description All lessons and puzzles.
         */
        get: operations["courses_api_v1_learn_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/learn/{game}/{kind}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attempt
         * @description An exercise after some moves; one that is not legal is refused with its reason.
         */
        post: operations["attempt_api_v1_learn__game___kind___number__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Again
         * @description A table like my last one at which a game was played; null where there was none.
         */
        get: operations["again_api_v1_me_again_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alive
         * @description The process answers.
         */
        get: operations["alive_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready
         * @description The database can be read and written, and the other processes can be reached.
         */
        get: operations["ready_readyz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description How much it does, in Prometheus' form.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * About
         * @description What this server is and has.
         */
        About: {
            /** Version */
            version: string;
            /** Protocol */
            protocol: number;
            /** Languages */
            languages: string[];
            /** Games */
            games: components["schemas"]["GameAbout"][];
        };
        /**
         * Advised
         * @description The advice: what to do, what is sure to follow, what to say, and all that was weighed, the advised first.
         */
        Advised: {
            position: components["schemas"]["Position"];
            /** Move */
            move: string | null;
            /** Words */
            words: string;
            /** Sure */
            sure: string[];
            /** Pay */
            pay: string[] | null;
            /** Say */
            say: string | null;
            /** Next */
            next: string | null;
            /** Reply */
            reply: string;
            /** Then */
            then: {
                [key: string]: string;
            } | null;
            /** Is Preferred */
            is_preferred: boolean;
            /** Ranked */
            ranked: components["schemas"]["Ranked"][];
        };
        /**
         * Again
         * @description Who sat there beside me, and the table to be opened: what people held is open to them again.
         */
        Again: {
            /** Names */
            names: string[];
            table: components["schemas"]["NewTable"];
        };
        /**
         * Amount
         * @description A number that an option has, for these players: from, to, as it is, and how another is written in its place.
         */
        Amount: {
            /** Low */
            low: number;
            /** High */
            high: number;
            /** Now */
            now: number | null;
            /** Written */
            written: string;
        };
        /**
         * Asked
         * @description A question, what its answer is made of, the answer so far, and what no answer means.
         */
        Asked: {
            /** Name */
            name: string;
            /** Form */
            form: string;
            /** Label */
            label: string;
            /** Choices */
            choices: components["schemas"]["dethrone__server__api__advice__Choice"][];
            /** Count */
            count: number;
            /** Answer */
            answer: string;
            /** Nothing */
            nothing: string;
        };
        /**
         * Beside
         * @description The same beside bots: what each of them plays as, in the order of their names.
         */
        Beside: {
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Games */
            games: number;
            /** Won */
            won: number;
            /** Felled */
            felled: number[];
            /** Golds */
            golds: number | null;
            /** Kills */
            kills: number;
            /** Exact */
            exact: number;
            /** Bots */
            bots: string[];
        };
        /**
         * Board
         * @description A day's deal, what was promised of it, and how it went; `day` may be earlier, never later.
         *
         *     `felled[N]` games ended when N enemies had fallen; of today's deal only those hear it who have ended their try.
         */
        Board: {
            /** Day */
            day: string;
            /** Before */
            before: string | null;
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Commitment */
            commitment: string | null;
            /** My Table */
            my_table: string | null;
            /** Is Over */
            is_over: boolean;
            /** Medals */
            medals: string[];
            /** Standings */
            standings: components["schemas"]["Standing"][];
            /** Felled */
            felled: number[];
            /** My Felled */
            my_felled: number | null;
        };
        /**
         * Change
         * @description Another name or language.
         */
        Change: {
            /** Name */
            name?: string | null;
            /** Language */
            language?: string | null;
        };
        /**
         * Check
         * @description One thing that was looked at.
         */
        Check: {
            /** Is Good */
            is_good: boolean;
            /** Text */
            text: string;
        };
        /**
         * Code
         * @description A code from another device.
         */
        Code: {
            /** Code */
            code: string;
            /**
             * Wants Key
             * @default false
             */
            wants_key: boolean;
        };
        /**
         * Continue
         * @description From which move on, and who sits at the new table.
         */
        Continue: {
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            clock?: components["schemas"]["NewClock"] | null;
            /**
             * Is Listed
             * @default false
             */
            is_listed: boolean;
            /**
             * Watchers
             * @default true
             */
            watchers: boolean;
            /**
             * Hints
             * @default true
             */
            hints: boolean;
            /**
             * Undo
             * @default true
             */
            undo: boolean;
            /**
             * Nonce
             * @default
             */
            nonce: string;
            /** Move */
            move: number;
        };
        /**
         * Course
         * @description All exercises of a game.
         */
        Course: {
            /** Game */
            game: string;
            /** Lessons */
            lessons: components["schemas"]["Heading"][];
            /** Puzzles */
            puzzles: components["schemas"]["Heading"][];
        };
        /**
         * Ended
         * @description Where a game that has ended is kept; null where none has.
         */
        Ended: {
            /** Id */
            id: string | null;
        };
        /**
         * Enemy
         * @description Against whom one played: the drawing of the face, the name, what was left of it, and of how much.
         */
        Enemy: {
            /** Face */
            face: string;
            /** Name */
            name: string;
            /** Left */
            left: number;
            /** Of */
            of: number;
        };
        /**
         * Form
         * @description What is asked of what was laid out; the position, or why it cannot be one yet.
         */
        Form: {
            /** Questions */
            questions: components["schemas"]["Asked"][];
            position: components["schemas"]["Position"] | null;
            /** Trouble */
            trouble: string;
        };
        /**
         * GameAbout
         * @description A game that can be played.
         */
        GameAbout: {
            /** Name */
            name: string;
            /** Players */
            players: number[];
            /** Usual Players */
            usual_players: number;
            /** Rule Sets */
            rule_sets: string[];
            /** Usual Rules */
            usual_rules: string;
            /** Bots */
            bots: string[];
        };
        /**
         * Heading
         * @description An exercise in a list.
         */
        Heading: {
            /** Number */
            number: number;
            /** Name */
            name: string;
            /** Title */
            title: string;
        };
        /**
         * Hook
         * @description The address, and the secret of its signatures, which is shown once.
         */
        Hook: {
            /** Address */
            address: string;
            /** Secret */
            secret: string;
        };
        /**
         * Jesters
         * @description Whom I let go most often after a jester, in so many turns, and how often they were eager.
         *
         *     Gained are points of the chance to win, from my choice to the end of the turn that it led to, on average; null while
         *     too few such turns were looked back on.
         */
        Jesters: {
            /** Turns */
            turns: number;
            /** Named */
            named: string;
            /** Is Me */
            is_me: boolean;
            /** Times */
            times: number;
            /** Eager */
            eager: number;
            /** Gained Eager */
            gained_eager: number | null;
            /** Gained Else */
            gained_else: number | null;
        };
        /**
         * Keys
         * @description A browser's key, and the secret that goes with it.
         */
        Keys: {
            /** P256Dh */
            p256dh: string;
            /** Auth */
            auth: string;
        };
        /**
         * Laid
         * @description What is asked about: a text that is pasted, or a form that was filled in.
         */
        Laid: {
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Game
             * @default
             */
            game: string;
            /**
             * Players
             * @default 2
             */
            players: number;
            /**
             * Rules
             * @default
             */
            rules: string;
            /** Values */
            values?: {
                [key: string]: string;
            };
        };
        /**
         * Losses
         * @description What I gave away in games that were looked back on: points of the chance to win, a game, by costly decisions.
         *
         *     `most_in` is the kind of decision that cost most, and `share` its part; null while too little was looked back on to
         *     say so.
         */
        Losses: {
            /** Game */
            game: string;
            /** Games */
            games: number;
            /** Mistakes */
            mistakes: number;
            /** Points */
            points: number;
            /** Most In */
            most_in: string | null;
            /** Share */
            share: number;
        };
        /**
         * Moment
         * @description After a move: who made it, what it was, what happened, whom one stood against then, and whether a turn begins.
         */
        Moment: {
            /** Seat */
            seat: number | null;
            /** Move */
            move: string;
            /** Lines */
            lines: string[];
            enemy: components["schemas"]["Enemy"] | null;
            /** Is Turn */
            is_turn: boolean;
        };
        /**
         * Moves
         * @description What was tried so far; a hint or the solution may be wanted, and whether something may be done, and why not.
         */
        Moves: {
            /** Moves */
            moves?: string[];
            /**
             * Check
             * @default
             */
            check: string;
            /**
             * Hint
             * @default false
             */
            hint: boolean;
            /**
             * Solution
             * @default false
             */
            solution: boolean;
        };
        /**
         * MyGame
         * @description A game that I played.
         */
        MyGame: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Outcome */
            outcome: string;
            /** Is Won */
            is_won: boolean;
            /** Moves */
            moves: number;
            /** Seat */
            seat: number;
            /** Ended At */
            ended_at: number;
            /** Names */
            names: string[];
            /** Bots */
            bots: string[];
        };
        /**
         * MyTable
         * @description A table at which I sit.
         */
        MyTable: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Stage */
            stage: string;
            /** Seat */
            seat: number;
            /** Changed At */
            changed_at: number;
            /** Waits For Me */
            waits_for_me: boolean;
            /** Due At */
            due_at: number | null;
        };
        /**
         * NewClock
         * @description A time for each move, or a stock with an increment.
         */
        NewClock: {
            /** Seconds */
            seconds: number;
            /** Increment */
            increment?: number | null;
        };
        /**
         * NewCode
         * @description A code to type on another device, and until when it is good.
         */
        NewCode: {
            /** Code */
            code: string;
            /** Until */
            until: number;
        };
        /**
         * NewHook
         * @description An address that is to be told of my turns.
         */
        NewHook: {
            /** Address */
            address: string;
        };
        /**
         * NewPerson
         * @description Somebody new.
         */
        NewPerson: {
            /** Name */
            name: string;
            /**
             * Language
             * @default en
             */
            language: string;
            /**
             * Wants Key
             * @default false
             */
            wants_key: boolean;
        };
        /**
         * NewReview
         * @description A review that was begun; whoever has its id may come.
         */
        NewReview: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Leader */
            leader: string;
        };
        /**
         * NewSeat
         * @description A seat: mine, open, or a bot's.
         */
        NewSeat: {
            /**
             * Who
             * @enum {string}
             */
            who: "me" | "open" | "bot";
            /**
             * Bot
             * @default
             */
            bot: string;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /**
         * NewTable
         * @description A table for a game.
         */
        NewTable: {
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            clock?: components["schemas"]["NewClock"] | null;
            /**
             * Is Listed
             * @default false
             */
            is_listed: boolean;
            /**
             * Watchers
             * @default true
             */
            watchers: boolean;
            /**
             * Hints
             * @default true
             */
            hints: boolean;
            /**
             * Undo
             * @default true
             */
            undo: boolean;
            /**
             * Nonce
             * @default
             */
            nonce: string;
            /** Game */
            game: string;
            /**
             * Rules
             * @default
             */
            rules: string;
        };
        /**
         * NewTry
         * @description A table for a deal of the day. There are no hints in it, and nothing is taken back.
         */
        NewTry: {
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            clock?: components["schemas"]["NewClock"] | null;
            /**
             * Is Listed
             * @default false
             */
            is_listed: boolean;
            /**
             * Watchers
             * @default true
             */
            watchers: boolean;
            /** Game */
            game: string;
            /**
             * Rules
             * @default
             */
            rules: string;
        };
        /**
         * Opened
         * @description A table that was opened, and what was promised of its deal.
         */
        Opened: {
            /** Id */
            id: string;
            /** Commitment */
            commitment: string | null;
        };
        /**
         * Outlook
         * @description What can be foreseen at a revision of the table; the facts are the game's own.
         */
        Outlook: {
            /** Revision */
            revision: number;
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
        };
        /**
         * Person
         * @description Who somebody is.
         */
        Person: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Language */
            language: string;
            /** Key */
            key?: string | null;
        };
        /**
         * Position
         * @description What was understood: the same in fields, as a text to hand on, as a view; and all that was assumed.
         */
        Position: {
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** Rules */
            rules: string;
            /** Seat */
            seat: number;
            /** Values */
            values: {
                [key: string]: string;
            };
            /** Text */
            text: string;
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Names */
            names: string[];
            /** Board */
            board: string[];
            /** Assumed */
            assumed: string[];
        };
        /**
         * Prompt
         * @description What is to be copied into a chat; nothing while the seat is not asked.
         */
        Prompt: {
            /** Prompt */
            prompt: string;
            /** Number */
            number: number;
        };
        /**
         * PromptOf
         * @description A prompt for a position that is told.
         */
        PromptOf: {
            /**
             * With Rules
             * @default false
             */
            with_rules: boolean;
            /**
             * With Moves
             * @default false
             */
            with_moves: boolean;
            laid: components["schemas"]["Laid"];
        };
        /**
         * PublicKey
         * @description The server's key, which a browser is given to subscribe (`applicationServerKey`).
         */
        PublicKey: {
            /** Key */
            key: string;
        };
        /**
         * Ranked
         * @description A move that was thought about.
         */
        Ranked: {
            /** Move */
            move: string;
            /** Words */
            words: string;
            /** Chance */
            chance: number;
            /** Error */
            error: number;
            /** Samples */
            samples: number;
            /** Why */
            why: string;
        };
        /**
         * ReplyTo
         * @description An answer to a position that is told.
         */
        ReplyTo: {
            /** Reply */
            reply: string;
            laid: components["schemas"]["Laid"];
        };
        /**
         * Rulebook
         * @description A rule set, what it gives so many players to begin with, and by topic and option what it says.
         *
         *     `refused` says why it is not as it was to be changed.
         */
        Rulebook: {
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** At Table */
            at_table: string;
            /** Topics */
            topics: components["schemas"]["Topic"][];
            /** Options */
            options: components["schemas"]["dethrone__server__api__rulebook__Option"][];
            /** Refused */
            refused: string | null;
        };
        /**
         * SeatReply
         * @description An answer for a seat.
         */
        SeatReply: {
            /** Reply */
            reply: string;
            /** Number */
            number: number;
        };
        /**
         * Stage
         * @description An exercise after what was tried.
         */
        Stage: {
            /** Game */
            game: string;
            /** Number */
            number: number;
            /** Of */
            of: number;
            /** Name */
            name: string;
            /** Title */
            title: string;
            /** Task */
            task: string;
            /** Well */
            well: string;
            /**
             * Mark
             * @enum {string}
             */
            mark: "open" | "right" | "wrong";
            /** Seat */
            seat: number;
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Names */
            names: string[];
            /** Board */
            board: string[];
            /** Options */
            options: components["schemas"]["dethrone__server__api__learn__Option"][];
            /** Refused */
            refused: string;
            /** Told */
            told: string[];
            /** Hint */
            hint: string;
            /** Solution */
            solution: string[];
            /** Way */
            way: string[];
            /** Tavern */
            tavern: string[] | null;
            /** Castle */
            castle: string[] | null;
            /** Hands */
            hands: string[][] | null;
            /** Source */
            source: string;
            /** Health */
            health: number | null;
        };
        /**
         * Standing
         * @description One game on the board: the only try of its players.
         */
        Standing: {
            /** Game */
            game: string | null;
            /** Names */
            names: string[];
            /** Outcome */
            outcome: string;
            /** Is Won */
            is_won: boolean;
            /** Medal */
            medal: string | null;
            /** Moves */
            moves: number;
            /** Exact */
            exact: number | null;
            /** Is Mine */
            is_mine: boolean;
            /** Share */
            share: string | null;
        };
        /**
         * Story
         * @description The whole of it; `moments[N]` is after N moves. `seat` is mine, if I played.
         */
        Story: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Names */
            names: string[];
            /** Bots */
            bots: (string | null)[];
            /** Seat */
            seat: number | null;
            /** Result */
            result: string;
            /** Is Won */
            is_won: boolean;
            /** Ended At */
            ended_at: number;
            /** Commitment */
            commitment: string | null;
            /** Moments */
            moments: components["schemas"]["Moment"][];
        };
        /**
         * Subscription
         * @description What a browser's `PushSubscription` is as JSON, and the language of what it is to be told.
         */
        Subscription: {
            /** Endpoint */
            endpoint: string;
            keys: components["schemas"]["Keys"];
            /** Expirationtime */
            expirationTime?: number | null;
            /**
             * Language
             * @default
             */
            language: string;
        };
        /**
         * Suggestion
         * @description A whole decision that a strong player would take, as moves one after the other.
         */
        Suggestion: {
            /** Revision */
            revision: number;
            /** Moves */
            moves: string[];
        };
        /**
         * TableHead
         * @description What everybody may know of a listed table.
         */
        TableHead: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Stage */
            stage: string;
            /** Changed At */
            changed_at: number;
        };
        /**
         * Tally
         * @description How often I played and won, and how far I came: `felled[N]` games ended when N enemies had fallen.
         */
        Tally: {
            /** Game */
            game: string;
            /** Rules */
            rules: string;
            /** Players */
            players: number;
            /** Games */
            games: number;
            /** Won */
            won: number;
            /** Felled */
            felled: number[];
            /** Golds */
            golds: number | null;
            /** Kills */
            kills: number;
            /** Exact */
            exact: number;
        };
        /**
         * Team
         * @description People who played together, under their latest names, and how often they won; at best so often in a row.
         */
        Team: {
            /** Names */
            names: string[];
            /** Best Run */
            best_run: number;
            /** Tallies */
            tallies: components["schemas"]["Tally"][];
            jesters: components["schemas"]["Jesters"] | null;
        };
        /**
         * Today
         * @description How many have played a deal of today, whether I have, and on how many days in a row I did, today or until
         *     yesterday.
         */
        Today: {
            /** Played */
            played: number;
            /** Is Played */
            is_played: boolean;
            /** Streak */
            streak: number;
        };
        /**
         * Topic
         * @description What one may ask for, and what is said to it.
         */
        Topic: {
            /** Name */
            name: string;
            /** Lines */
            lines: string[];
        };
        /**
         * Tried
         * @description The moves that a text means, what they would do one after the other, and why not if one is not allowed.
         */
        Tried: {
            /** Revision */
            revision: number;
            /** Moves */
            moves: string[];
            /** Events */
            events: {
                [key: string]: unknown;
            }[];
            /** Lines */
            lines: string[];
            /** Refusal */
            refusal: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * Verdict
         * @description All that was looked at; what is to be sent back, if anything has to be mended; what was done.
         */
        Verdict: {
            /** Is Good */
            is_good: boolean;
            /** Checks */
            checks: components["schemas"]["Check"][];
            /** Correction */
            correction: string;
            /** Moves */
            moves: string[];
            /**
             * Told
             * @default []
             */
            told: string[];
        };
        /**
         * Wanted
         * @description How a prompt is wanted.
         */
        Wanted: {
            /**
             * With Rules
             * @default false
             */
            with_rules: boolean;
            /**
             * With Moves
             * @default false
             */
            with_moves: boolean;
        };
        /**
         * Choice
         * @description One of the answers to a question, and how it is said.
         */
        dethrone__server__api__advice__Choice: {
            /** Value */
            value: string;
            /** Words */
            words: string;
        };
        /**
         * Option
         * @description Something that may be done, and what it is sure to do.
         */
        dethrone__server__api__learn__Option: {
            /** Move */
            move: string;
            /** Words */
            words: string;
            /** Lines */
            lines: string[];
            /** Preview */
            preview: {
                [key: string]: unknown;
            };
        };
        /**
         * Choice
         * @description A value that an option can have, as it is written, and what that means.
         */
        dethrone__server__api__rulebook__Choice: {
            /** Value */
            value: string;
            /** Meaning */
            meaning: string;
        };
        /**
         * Option
         * @description What a rule set says on one question, what is usual where that is something else, and what it might say.
         */
        dethrone__server__api__rulebook__Option: {
            /** Name */
            name: string;
            /** Topic */
            topic: string;
            /** Value */
            value: string;
            /** Meaning */
            meaning: string;
            /** Usual */
            usual: string | null;
            /** Choices */
            choices: components["schemas"]["dethrone__server__api__rulebook__Choice"][];
            amount: components["schemas"]["Amount"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    about_api_v1_about_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    protocol_schema_api_v1_protocol_json_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    new_person_api_v1_people_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPerson"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    me_api_v1_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"] | null;
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    forget_api_v1_me_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    change_api_v1_me_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Change"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    code_api_v1_me_code_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCode"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    redeem_api_v1_redeem_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    leave_api_v1_me_leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    my_tables_api_v1_me_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTable"][];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    my_games_api_v1_me_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyGame"][];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    my_tallies_api_v1_me_tallies_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tally"][];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    my_teams_api_v1_me_teams_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"][];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    my_bots_api_v1_me_bots_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Beside"][];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    my_losses_api_v1_me_losses_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Losses"][];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    set_hook_api_v1_me_hook_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHook"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    drop_hook_api_v1_me_hook_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    export_api_v1_me_export_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    listed_api_v1_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableHead"][];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    open_table_api_v1_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    look_api_v1_tables__table_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    command_api_v1_tables__table_id__commands_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    history_api_v1_tables__table_id__history_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    game_id_api_v1_tables__table_id__game_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ended"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    foreseen_api_v1_tables__table_id__outlook_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outlook"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    tried_api_v1_tables__table_id__trial_get: {
        parameters: {
            query: {
                text: string;
                language?: string;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tried"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    suggestion_api_v1_tables__table_id__suggestion_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestion"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    game_api_v1_games__game_id__get: {
        parameters: {
            query?: {
                move?: number | null;
                language?: string;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    record_api_v1_games__game_id__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    verification_api_v1_games__game_id__verification_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    go_on_api_v1_games__game_id__continue_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Continue"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    analysis_api_v1_games__game_id__analysis_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    analyse_api_v1_games__game_id__analysis_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    stop_api_v1_games__game_id__analysis_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    board_api_v1_daily_get: {
        parameters: {
            query: {
                game: string;
                rules?: string;
                players: number;
                day?: string;
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    play_api_v1_daily_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTry"];
            };
        };
        responses: {
            /** @description The try that I have begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    today_api_v1_daily_today_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Today"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    begin_api_v1_games__game_id__reviews_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewReview"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    review_api_v1_reviews__review_id__get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                review_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    review_schema_api_v1_review_json_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    public_key_api_v1_push_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicKey"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    subscribe_api_v1_me_push_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscription"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    unsubscribe_api_v1_me_push_delete: {
        parameters: {
            query: {
                endpoint: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    story_api_v1_games__game_id__story_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    rules_api_v1_rules_get: {
        parameters: {
            query: {
                game: string;
                rules?: string;
                language?: string;
                players?: number;
                option?: string;
                value?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rulebook"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    position_api_v1_advice_position_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Laid"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    advise_api_v1_advice_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Laid"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advised"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    picture_api_v1_advice_picture_get: {
        parameters: {
            query: {
                text: string;
                theme?: "light" | "dark";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    position_prompt_api_v1_model_prompt_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptOf"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    position_check_api_v1_model_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTo"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    seat_prompt_api_v1_tables__table_id__model_prompt_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    seat_reply_api_v1_tables__table_id__model_reply_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatReply"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    courses_api_v1_learn_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"][];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    attempt_api_v1_learn__game___kind___number__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                kind: "lessons" | "puzzles";
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Moves"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stage"];
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    again_api_v1_me_again_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Again"] | null;
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    alive_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    ready_readyz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean;
                    };
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused: 422 and 413 are not of the form that is documented here; 409 is, and the game, its rules, the table or their moment do not allow it; 404 is not there, 401 needs a key, 403 is for others */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
            /** @description 503: the database or the machine is busy, try again; 500: it failed */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Problem
                         * @description Why something was refused: for programs a code, a reason and facts; for people a sentence.
                         */
                        error: {
                            /** Code */
                            code: string;
                            /** Reason */
                            reason: string;
                            /** Facts */
                            facts: {
                                [key: string]: unknown;
                            };
                            /** Sentence */
                            sentence: string;
                            /** Legal */
                            legal: string[];
                        };
                    };
                };
            };
        };
    };
}
